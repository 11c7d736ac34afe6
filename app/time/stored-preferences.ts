/** The preferences in local storage, the same in all tabs. */
import { useSyncExternalStore } from 'react';
import { storedValue } from '../util/stored-value.ts';
import {
  NOTHING_STORED,
  PREFERENCES_KEY,
  type Preferences,
  parsePreferences,
  type StoredPreferences,
} from './preferences.ts';

const stored = storedValue(PREFERENCES_KEY, parsePreferences);

/** @returns whether they were stored for the next visit; for this one they hold anyway. */
export function setPreferences(preferences: Preferences): boolean {
  return stored.save({ preferences, warnings: [] }, JSON.stringify(preferences));
}

export function useStoredPreferences(): StoredPreferences {
  return useSyncExternalStore(stored.subscribe, stored.read, () => NOTHING_STORED);
}
