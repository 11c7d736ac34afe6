/** How a visitor wants times shown: stored in local storage (stored-preferences.ts), and shareable in a URL. */
import { short } from '../../catalog/util/quote.ts';

export type WeekStart = 'monday' | 'sunday';

/** 17 Nov 2026, Nov 17, 2026, or 2026 Nov 17. */
export type DateOrder = 'day' | 'month' | 'year';

/** What is missing is as the browser has it. */
export interface Preferences {
  timeZone?: string;
  hour12?: boolean;
  dateOrder?: DateOrder;
  weekStart?: WeekStart;
}

const NONE: Preferences = {};
export const NOTHING_STORED: StoredPreferences = { preferences: NONE, warnings: [] };

/** A name, not a distance (`+05:30`), which some browsers take for a zone and others do not. */
const ZONE_NAME = /^[A-Za-z][\w+/-]{0,63}$/;

/** A zone by its name in whatever case, as the browser spells it; undefined for what is none. */
export function zoneNamed(name: string): string | undefined {
  if (!ZONE_NAME.test(name)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // A second name of a zone (Asia/Kolkata) stays: some browsers would make the older one of it.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return undefined;
  }
}

const isDateOrder = (value: unknown): value is DateOrder =>
  value === 'day' || value === 'month' || value === 'year';

export interface StoredPreferences {
  preferences: Preferences;
  /** A sentence, if something stored is invalid. */
  warnings: string[];
}

const UNREADABLE = 'Some of your saved settings couldn’t be read. Using your browser’s settings instead.';

/** Reads what was stored; invalid values are left out. */
export function parsePreferences(text: string | null): StoredPreferences {
  if (text === null) return NOTHING_STORED;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { preferences: NONE, warnings: [UNREADABLE] };
  }
  const isObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  if (!isObject) return { preferences: NONE, warnings: [UNREADABLE] };
  const { timeZone, hour12, dateOrder, weekStart } = stored as Record<string, unknown>;
  const zone = typeof timeZone === 'string' ? zoneNamed(timeZone) : undefined;
  const preferences: Preferences = {
    ...(zone === undefined ? {} : { timeZone: zone }),
    ...(typeof hour12 === 'boolean' ? { hour12 } : {}),
    ...(isDateOrder(dateOrder) ? { dateOrder } : {}),
    ...(weekStart === 'monday' || weekStart === 'sunday' ? { weekStart } : {}),
  };
  const kept = [timeZone, hour12, dateOrder, weekStart].filter((value) => value !== undefined);
  const isComplete = kept.length === Object.keys(preferences).length;
  return { preferences, warnings: isComplete ? [] : [UNREADABLE] };
}

export interface UrlPreferences {
  preferences: Preferences;
  /** A sentence for each invalid value. */
  warnings: string[];
}

const PARAMETERS = ['tz', 'clock', 'dates', 'week'];

/** The preferences in a query: the same text while only other parameters change. */
export function preferencesText(search: URLSearchParams): string {
  return new URLSearchParams([...search].filter(([name]) => PARAMETERS.includes(name))).toString();
}

/** Reads `?tz=Europe/London&clock=24&dates=day&week=monday`. */
export function preferencesFromUrl(search: URLSearchParams): UrlPreferences {
  const preferences: Preferences = {};
  const warnings: string[] = [];
  const zone = search.get('tz');
  if (zone !== null) {
    const known = zoneNamed(zone);
    if (known !== undefined) preferences.timeZone = known;
    else warnings.push(`“${short(zone)}” is not a time zone. Using your own time zone.`);
  }
  const clock = search.get('clock');
  if (clock !== null) {
    if (clock === '12' || clock === '24') preferences.hour12 = clock === '12';
    else warnings.push('The clock must be 12 or 24.');
  }
  const dates = search.get('dates');
  if (dates !== null) {
    if (isDateOrder(dates)) preferences.dateOrder = dates;
    else warnings.push('The date order must be day, month or year.');
  }
  const week = search.get('week');
  if (week !== null) {
    if (week === 'monday' || week === 'sunday') preferences.weekStart = week;
    else warnings.push('The week must start on monday or sunday.');
  }
  return { preferences, warnings };
}

export const PREFERENCES_KEY = 'sports-calendar-preferences';
