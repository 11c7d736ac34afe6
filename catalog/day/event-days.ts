/** The days on which an event is listed, in the visitor's zone. */
import { isTimed, listedDay, MS_PER_DAY } from './day.ts';

/** First and last day, both inclusive. */
export function eventDays(
  { start, end }: { start: string; end: string | null },
  timeZone: string,
): { from: string; to: string } {
  const from = listedDay(start, timeZone);
  // A night that ends after midnight is still one entry, on the day that it begins.
  const isShort = end !== null && isTimed(start) && Date.parse(end) - Date.parse(start) < MS_PER_DAY;
  return { from, to: end === null || isShort ? from : listedDay(end, timeZone) };
}

/** In any zone: what has a time and ends within a day is one entry. */
export function lastsForDays(event: { start: string; end: string | null }): boolean {
  const { from, to } = eventDays(event, 'UTC');
  return from !== to;
}
