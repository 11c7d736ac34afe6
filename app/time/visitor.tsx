/**
 * Who is looking, and when. At build time nobody is: pages then state the moment of the build and the league's home
 * zone. The first render in the browser must equal that; the visitor's clock and zone follow right after.
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
import { dayInZone, type Moment, MS_PER_DAY } from '../../catalog/day/day.ts';
import { browserPreferences } from './browser-preferences.ts';
import { BUILT_AT, currentMinute, untilNextMinute } from './clock.ts';
import { type DateStyle, NEUTRAL } from './format.ts';
import type { MyHours } from './my-hours.ts';
import {
  type DateOrder,
  type Preferences,
  preferencesFromUrl,
  preferencesText,
  type WeekStart,
} from './preferences.ts';
import { useStoredPreferences } from './stored-preferences.ts';
import type { TimeReader } from './time-forms.ts';

/** Everything about the visitor that a page needs to show an event. */
export interface Visitor extends TimeReader {
  weekStart: WeekStart;
  /** When and where the page was sent: what is open, folded or listed in it follows these, so that nothing moves. */
  sent: Moment & { today: string };
}

/** After so many days a page is laid out for the visitor's own. */
export const DAYS_AS_SENT = 7;

interface Settings extends MyHours {
  now: number;
  /** False in the prerendered page and in the first render, which must ignore the URL and what is stored. */
  isVisitorKnown: boolean;
  timeZone: string | undefined;
  isDeviceZone: boolean;
  hour12: boolean;
  dateOrder: DateOrder;
  weekStart: WeekStart;
  /** About invalid values in the URL or in what is stored. */
  warnings: string[];
}

const AT_BUILD_TIME: Settings = {
  now: BUILT_AT,
  isVisitorKnown: false,
  timeZone: undefined,
  isDeviceZone: false,
  hour12: true,
  ...NEUTRAL,
  weekStart: 'monday',
  warnings: [],
};

const SettingsContext = createContext<Settings>(AT_BUILD_TIME);

interface VisitorProviderProps {
  /** The query of the address, which may state preferences. */
  search: URLSearchParams;
  children: ReactNode;
}

export function VisitorProvider({ search, children }: VisitorProviderProps) {
  const [now, setNow] = useState<number>();
  // Not the whole query, or every change of a filter would render everything that shows a time again.
  const urlText = preferencesText(search);
  const stored = useStoredPreferences();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      // A transition: a page that needs other data for another time stays as it is until that is loaded.
      startTransition(() => setNow(currentMinute()));
      timer = setTimeout(update, untilNextMinute());
    };
    update();
    return () => clearTimeout(timer);
  }, []);

  // For tests and style sheets.
  useEffect(() => {
    if (now === undefined) return;
    document.documentElement.dataset.hydrated = 'true';
    delete document.documentElement.dataset.stale;
  }, [now]);

  // Read every minute: a visitor may travel.
  const ofBrowser = useMemo(() => (now === undefined ? undefined : browserPreferences()), [now]);
  const settings = useMemo<Settings>(() => {
    if (now === undefined || !ofBrowser) return AT_BUILD_TIME;
    const fromUrl = preferencesFromUrl(new URLSearchParams(urlText));
    const chosen: Preferences = { ...stored.preferences, ...fromUrl.preferences };
    return {
      now,
      isVisitorKnown: true,
      ...ofBrowser,
      ...chosen,
      isDeviceZone: chosen.timeZone === undefined,
      warnings: [...stored.warnings, ...fromUrl.warnings],
    };
  }, [now, ofBrowser, urlText, stored]);

  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** The visitor; before hydration, somebody in the given zone. */
export function useVisitor(homeZone: string): Visitor {
  const { now, isVisitorKnown, isDeviceZone, hour12, dateOrder, weekStart, hours, outside, ...settings } =
    useContext(SettingsContext);
  const timeZone = settings.timeZone ?? homeZone;
  return useMemo(() => {
    const sentAt = Math.abs(now - BUILT_AT) < DAYS_AS_SENT * MS_PER_DAY ? BUILT_AT : now;
    const sent = { now: sentAt, today: dayInZone(sentAt, homeZone), timeZone: homeZone };
    return {
      now,
      today: dayInZone(now, timeZone),
      timeZone,
      isUnknown: !isVisitorKnown,
      isDeviceZone,
      hour12,
      dateOrder,
      weekStart,
      hours,
      outside,
      sent,
    };
  }, [now, timeZone, homeZone, isVisitorKnown, isDeviceZone, hour12, dateOrder, weekStart, hours, outside]);
}

/** How the visitor writes dates, for what shows a day and no time. */
export function useDateStyle(): DateStyle {
  const { dateOrder } = useContext(SettingsContext);
  return useMemo(() => ({ dateOrder }), [dateOrder]);
}

/** Whether the page shows the visitor's own clock, zone and URL yet. */
export function useVisitorKnown(): boolean {
  return useContext(SettingsContext).isVisitorKnown;
}

/** Sentences about invalid preferences in the URL or in what is stored. */
export function usePreferenceWarnings(): string[] {
  return useContext(SettingsContext).warnings;
}
