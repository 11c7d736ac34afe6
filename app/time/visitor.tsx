/**
 * Who is looking, and when. At build time nobody is: pages then state the moment of the build and the league's home
 * zone. The browser's first render must say the same, and turns to the visitor's clock and zone right after.
 */
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { dayInZone } from '../../catalog/day.ts';
import { useSearch } from '../router/router.tsx';
import { browserClock } from './browser-clock.ts';
import { BUILT_AT, currentMinute, untilNextMinute } from './clock.ts';
import {
  type Preferences,
  preferencesFromUrl,
  preferencesText,
  useStoredPreferences,
  type WeekStart,
} from './preferences.ts';
import { setShownZone } from './shown-zone.ts';

/** Everything about the visitor that a page needs to show an event. */
export interface Visitor {
  now: number;
  /** The day of now in the visitor's zone. */
  today: string;
  timeZone: string;
  hour12: boolean;
  weekStart: WeekStart;
}

interface Settings {
  now: number;
  /** False until the browser has been asked; what the address asks for must be ignored till then. */
  isHydrated: boolean;
  timeZone: string | undefined;
  hour12: boolean;
  weekStart: WeekStart;
  /** What of the address, or of what was stored, could not be followed. */
  warnings: string[];
}

const AT_BUILD_TIME: Settings = {
  now: BUILT_AT,
  isHydrated: false,
  timeZone: undefined,
  hour12: true,
  weekStart: 'monday',
  warnings: [],
};

const SettingsContext = createContext<Settings>(AT_BUILD_TIME);

export function VisitorProvider({ children }: { children: ReactNode }) {
  const [now, setNow] = useState<number>();
  // Not the whole address: every change of a filter would render everything that shows a time anew.
  const askedText = preferencesText(useSearch());
  const stored = useStoredPreferences();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      // A transition: a page that needs other data for another time keeps what it shows until that is there.
      startTransition(() => setNow(currentMinute()));
      timer = setTimeout(update, untilNextMinute());
    };
    update();
    return () => clearTimeout(timer);
  }, []);

  // For tests and style sheets: from here on the page is the visitor's own.
  useEffect(() => {
    if (now === undefined) return;
    document.documentElement.dataset.hydrated = 'true';
    delete document.documentElement.dataset.stale;
  }, [now]);

  // Asked once a minute: a visitor may travel.
  const ofBrowser = useMemo(() => (now === undefined ? undefined : browserPreferences()), [now]);
  const settings = useMemo<Settings>(() => {
    if (now === undefined || !ofBrowser) return AT_BUILD_TIME;
    const asked = preferencesFromUrl(new URLSearchParams(askedText));
    const preferences: Required<Preferences> = {
      ...ofBrowser,
      ...stored.preferences,
      ...asked.preferences,
    };
    return { now, isHydrated: true, ...preferences, warnings: [...stored.warnings, ...asked.warnings] };
  }, [now, ofBrowser, askedText, stored]);

  useEffect(() => setShownZone(settings.timeZone), [settings]);

  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** The visitor; while nobody is known, as seen in the given zone. */
export function useVisitor(homeZone: string): Visitor {
  const { now, hour12, weekStart, ...settings } = useContext(SettingsContext);
  const timeZone = settings.timeZone ?? homeZone;
  return useMemo(
    () => ({ now, today: dayInZone(now, timeZone), timeZone, hour12, weekStart }),
    [now, timeZone, hour12, weekStart],
  );
}

/** Whether the page shows the visitor's own state yet. */
export function useHydrated(): boolean {
  return useContext(SettingsContext).isHydrated;
}

/** Sentences about what the address asked for, or the browser kept, and cannot be had. */
export function usePreferenceWarnings(): string[] {
  return useContext(SettingsContext).warnings;
}

/** What the browser and the system it runs on are set to. */
export function browserPreferences(): Required<Preferences> {
  return { ...browserClock(), weekStart: browserWeekStart() };
}

function browserWeekStart(): WeekStart {
  try {
    // Newer than the type library, and not in every browser.
    const locale = new Intl.Locale(navigator.language) as Intl.Locale & {
      getWeekInfo?: () => { firstDay: number };
    };
    return locale.getWeekInfo?.().firstDay === 7 ? 'sunday' : 'monday';
  } catch {
    // The language may be one that the browser itself does not know.
    return 'monday';
  }
}
