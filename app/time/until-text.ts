/** How long it is until an event: "in 1 h 50 min" on the day, "in 4 days" before. */
import { daysBetween, isTimed, listedDay } from '../../catalog/day.ts';
import type { Visitor } from './visitor.tsx';

export function untilText(
  { start }: { start: string },
  { now, today, timeZone }: Pick<Visitor, 'now' | 'today' | 'timeZone'>,
): string {
  const minutes = Math.round((Date.parse(start) - now) / 60_000);
  if (isTimed(start) && minutes < 24 * 60) return minutes < 1 ? 'now' : `in\u00a0${hoursText(minutes)}`;
  const days = daysBetween(today, listedDay(start, timeZone));
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** 1 h 50 min, 10 h, 5 min; never wrapped, or the hours would look like all of it. */
function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}\u00a0h`, rest > 0 && `${rest}\u00a0min`].filter(Boolean).join('\u00a0');
}
