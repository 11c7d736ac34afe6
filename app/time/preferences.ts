/** How a visitor wants times shown: kept in local storage, and shareable in an address. */
import { useSyncExternalStore } from 'react';
import { short } from '../shell/short-text.ts';

export type WeekStart = 'monday' | 'sunday';

/** What is not there is as the browser has it. */
export interface Preferences {
  timeZone?: string;
  hour12?: boolean;
  weekStart?: WeekStart;
}

const STORAGE_KEY = 'sports-calendar-preferences';
const NONE: Preferences = {};

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Reads what was stored; anything that makes no sense is left out, whatever it is. */
export function parsePreferences(text: string | null): Preferences {
  if (!text) return NONE;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return NONE;
  }
  if (typeof stored !== 'object' || stored === null) return NONE;
  const { timeZone, hour12, weekStart } = stored as Record<string, unknown>;
  return {
    ...(typeof timeZone === 'string' && isTimeZone(timeZone) ? { timeZone } : {}),
    ...(typeof hour12 === 'boolean' ? { hour12 } : {}),
    ...(weekStart === 'monday' || weekStart === 'sunday' ? { weekStart } : {}),
  };
}

export interface AskedPreferences {
  preferences: Preferences;
  /** A sentence for each value of the address that was dropped. */
  refused: string[];
}

/** What an address asks for: `?tz=Europe/London&clock=24&week=monday`. */
export function preferencesIn(search: URLSearchParams): AskedPreferences {
  const preferences: Preferences = {};
  const refused: string[] = [];
  const zone = search.get('tz');
  if (zone !== null) {
    if (isTimeZone(zone)) preferences.timeZone = zone;
    else refused.push(`“${short(zone)}” is not a time zone: times are in your own.`);
  }
  const clock = search.get('clock');
  if (clock !== null) {
    if (clock === '12' || clock === '24') preferences.hour12 = clock === '12';
    else refused.push(`The clock has 12 or 24 hours, not “${short(clock)}”.`);
  }
  const week = search.get('week');
  if (week !== null) {
    if (week === 'monday' || week === 'sunday') preferences.weekStart = week;
    else refused.push(`The week starts on monday or sunday, not on “${short(week)}”.`);
  }
  return { preferences, refused };
}

const listeners = new Set<() => void>();
let current: Preferences | undefined;

function read(): Preferences {
  if (!current) {
    try {
      current = parsePreferences(localStorage.getItem(STORAGE_KEY));
    } catch {
      current = NONE;
    }
  }
  return current;
}

/** @returns whether the browser keeps them for the next visit; for this one they hold anyway. */
export function setPreferences(preferences: Preferences): boolean {
  current = preferences;
  let isKept = true;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
  } catch {
    isKept = false;
  }
  for (const listener of listeners) listener();
  return isKept;
}

function subscribe(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return;
    current = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
}

export function useStoredPreferences(): Preferences {
  return useSyncExternalStore(subscribe, read, () => NONE);
}
