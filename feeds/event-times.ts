/** When an event begins and ends for calendar apps: the one place that makes iCalendar's exclusive end. */
import { addDays, isTimed } from '../catalog/day/day.ts';
import { endTime } from '../catalog/event/duration.ts';
import type { SportsEvent } from '../catalog/event/event.ts';

export interface EventTimes {
  isAllDay: boolean;
  /** A day or a UTC instant. */
  start: string;
  /** The day after the last one, or the instant of the end: as stated, or by the sport's typical length. */
  endExclusive: string;
}

export function eventTimes(event: SportsEvent, sport: string): EventTimes {
  if (!isTimed(event.start)) {
    return { isAllDay: true, start: event.start, endExclusive: addDays(event.end ?? event.start, 1) };
  }
  return { isAllDay: false, start: event.start, endExclusive: toInstant(endTime(event, sport)) };
}

function toInstant(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/**
 * All-day events begin at midnight in every zone, and most people sleep a quarter of an hour before that. So all of
 * them remind at 18:00 on the evening before.
 */
const EVENING_BEFORE_MINUTES = 6 * 60;

/** How long before the start of an event to remind of it. */
export function reminderMinutes(wanted: number, isAllDay: boolean): number {
  return isAllDay ? EVENING_BEFORE_MINUTES : wanted;
}
