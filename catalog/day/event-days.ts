/** The days on which an event is listed, in the visitor's zone. */
import { isTimed, listedDay } from './day.ts';

const MS_PER_DAY = 86_400_000;

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
