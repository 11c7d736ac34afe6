/** What the browser and the system it runs on are set to. */
import { knownZone } from '../../catalog/day/known-zone.ts';
import type { BrowserPreferences } from './preferences.ts';
import { regionStyle } from './region.ts';

export function browserPreferences(): BrowserPreferences {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { timeZone: knownZone(timeZone), ...regionStyle(navigator.language) };
}
