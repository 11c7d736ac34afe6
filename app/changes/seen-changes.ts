/** Up to which day the visitor has seen what moved, kept in the browser: My calendar counts what came after it. */
import { isDay } from '../../catalog/day/day.ts';
import { storedValue } from '../util/stored-value.ts';

/** '' before the first visit, and for what is no day. */
export const seenChanges = storedValue('sports-calendar-changes-seen', (text) =>
  text !== null && isDay(text) ? text : '',
);

/** @param days of changes, the newest first */
export function markSeen([newest]: readonly { day: string }[]): void {
  if (newest && newest.day > seenChanges.read()) seenChanges.save(newest.day, newest.day);
}
