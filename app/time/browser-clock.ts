/** The zone, the clock and the order of dates that the browser and the system it runs on are set to. */
import { knownZone } from '../../catalog/day/known-zone.ts';
import type { Clock, DateStyle } from './format.ts';
import type { DateOrder } from './preferences.ts';

export function browserClock(): Clock & DateStyle {
  const { timeZone, hour12, locale } = new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
  }).resolvedOptions();
  return { timeZone: knownZone(timeZone), hour12: hour12 ?? true, dateOrder: dateOrderOf(locale) };
}

/** Which of day, month and year a region writes first: Germany the day, the United States the month, Japan the year. */
export function dateOrderOf(locale: string): DateOrder {
  // The month in words: in figures, some regions that write the day first put the year there.
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const first = format.formatToParts(0).find(({ type }) => ORDERS.has(type as DateOrder));
  return (first?.type as DateOrder | undefined) ?? 'day';
}

const ORDERS = new Set<DateOrder>(['day', 'month', 'year']);
