/** The hours in which a visitor is awake, if they said so in the settings. What begins outside them is dimmed or hidden. */
import { clockInZone, isTimed } from '../../catalog/day/day.ts';
import { type Dated, type TimeFacts, timeFacts } from './time-facts.ts';

export const OUTSIDE_HOURS = ['dim', 'hide'] as const;

export interface MyHours {
  /** `08:00-23:30`, or over midnight, `22:00-06:00`; the end is outside. */
  hours?: string | undefined;
  outside?: (typeof OUTSIDE_HOURS)[number] | undefined;
}

interface HoursInZone extends MyHours {
  timeZone: string;
}

const TIME = '([01]\\d|2[0-3]):[0-5]\\d';
const HOURS = new RegExp(`^${TIME}-${TIME}$`);

export const hoursNamed = (text: unknown) =>
  typeof text === 'string' && HOURS.test(text) ? text : undefined;

/** What has only days, or lasts for days, is never outside. */
export function isOutside(
  { start, end }: Pick<TimeFacts, 'start' | 'end'>,
  { hours, timeZone }: HoursInZone,
): boolean {
  if (!hours || !isTimed(start) || end !== start) return false;
  const [from = '', to = ''] = hours.split('-');
  const time = clockInZone(start, timeZone).slice(11, 16);
  return from < to ? time < from || to <= time : to <= time && time < from;
}

export function isEventOutside(event: Dated, visitor: HoursInZone): boolean {
  return visitor.hours !== undefined && isOutside(timeFacts(event), visitor);
}

/** Outside, where that is to be left out. */
export function isEventHidden(event: Dated, visitor: HoursInZone): boolean {
  return visitor.outside === 'hide' && isEventOutside(event, visitor);
}
