/** How a visitor wants times shown: stored in local storage (stored-preferences.ts), and shareable in a URL. */
import { known, oneOf, type QueryParameters, readQuery } from '../util/query.ts';
import { hoursNamed, type MyHours, OUTSIDE_HOURS } from './my-hours.ts';

const WEEK_STARTS = ['monday', 'sunday'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** 17 Nov 2026, Nov 17, 2026, or 2026 Nov 17. */
const DATE_ORDERS = ['day', 'month', 'year'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** What is missing is as the browser has it. */
export interface Preferences extends MyHours {
  timeZone?: string;
  hour12?: boolean;
  dateOrder?: DateOrder;
  weekStart?: WeekStart;
}

/** What a browser has a setting for. */
export type BrowserPreferences = Required<Omit<Preferences, keyof MyHours>>;

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

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((each) => each === value);

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
  const { timeZone, hour12, dateOrder, weekStart, hours, outside } = stored as Record<string, unknown>;
  const zone = typeof timeZone === 'string' ? zoneNamed(timeZone) : undefined;
  const preferences: Preferences = {
    ...(zone === undefined ? {} : { timeZone: zone }),
    ...(typeof hour12 === 'boolean' ? { hour12 } : {}),
    ...(isOneOf(DATE_ORDERS, dateOrder) ? { dateOrder } : {}),
    ...(isOneOf(WEEK_STARTS, weekStart) ? { weekStart } : {}),
    ...(hoursNamed(hours) ? { hours: hoursNamed(hours) } : {}),
    ...(isOneOf(OUTSIDE_HOURS, outside) ? { outside } : {}),
  };
  const kept = [timeZone, hour12, dateOrder, weekStart, hours, outside].filter(
    (value) => value !== undefined,
  );
  const isComplete = kept.length === Object.keys(preferences).length;
  return { preferences, warnings: isComplete ? [] : [UNREADABLE] };
}

const PARAMETERS: QueryParameters<{ [Name in keyof Required<Preferences>]: Preferences[Name] | undefined }> =
  {
    timeZone: {
      name: 'tz',
      parse: known(zoneNamed, (quoted) => `${quoted} is not a time zone. Using your own time zone.`),
      fallback: undefined,
    },
    hour12: {
      name: 'clock',
      parse: known(
        (text) => (text === '12' || text === '24' ? text === '12' : undefined),
        () => 'The clock must be 12 or 24.',
      ),
      fallback: undefined,
    },
    dateOrder: {
      name: 'dates',
      parse: oneOf(DATE_ORDERS, () => 'The date order must be day, month or year.'),
      fallback: undefined,
    },
    weekStart: {
      name: 'week',
      parse: oneOf(WEEK_STARTS, () => 'The week must start on monday or sunday.'),
      fallback: undefined,
    },
    hours: {
      name: 'hours',
      parse: known(hoursNamed, () => 'Hours must be written as 08:00-23:30.'),
      fallback: undefined,
    },
    outside: {
      name: 'outside',
      parse: oneOf(OUTSIDE_HOURS, () => 'Events outside your hours can be shown as dim or hide.'),
      fallback: undefined,
    },
  };
const NAMES = Object.values(PARAMETERS).map(({ name }) => name);

/** The preferences in a query: the same text while only other parameters change. */
export function preferencesText(search: URLSearchParams): string {
  return new URLSearchParams([...search].filter(([name]) => NAMES.includes(name))).toString();
}

/** Reads `?tz=Europe/London&clock=24&dates=day&week=monday`. */
export function preferencesFromUrl(search: URLSearchParams): {
  preferences: Preferences;
  warnings: string[];
} {
  const { query, warnings } = readQuery(PARAMETERS, search);
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  return { preferences: Object.fromEntries(said), warnings };
}

export const PREFERENCES_KEY = 'sports-calendar-preferences';
