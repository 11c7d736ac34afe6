/** How long it is until an event, and which of its days it is at. */
import { daysBetween, isTimed, listedDay } from '../../catalog/day/day.ts';
import { roundOf } from '../../catalog/event/open-round.ts';
import type { TimeFacts } from './time-facts.ts';

export interface Now {
  now: number;
  today: string;
  timeZone: string;
}

/** Nearer than this, the days of a round are too open for a number. */
const NEAR_DAYS = 3;

/** "in 1 h 50 min" on the day, "in 4 days" before; empty once it has begun, and where a day is too open. */
export function writeUntil(facts: TimeFacts, visitor: Now): string {
  const { start, end, isOpen } = facts;
  const minutes = Math.round((Date.parse(start) - visitor.now) / 60_000);
  if (isTimed(start) && minutes < 24 * 60) {
    if (Date.parse(start) <= visitor.now) return '';
    return minutes < 1 ? 'now' : `in\u00a0${hoursText(minutes)}`;
  }
  const day = isOpen ? roundOf(start).day : listedDay(start, visitor.timeZone);
  const days = daysBetween(todayFor(facts, visitor), day);
  if (isOpen) return days > NEAR_DAYS ? `in about ${days} days` : '';
  // The day of that date has begun for the visitor, and not yet at the venue.
  if (days === 1 && day <= visitor.today) return 'later today';
  return days === 0 && start !== end ? '' : daysUntilText(days);
}

/** "today", "tomorrow", "in 4 days"; nothing for a day that is over. */
export function daysUntilText(days: number): string {
  if (days < 0) return '';
  if (days < 2) return days === 0 ? 'today' : 'tomorrow';
  return `in ${days} days`;
}

/** "Day 2 of 4" of what lasts for days; empty before and after them. */
export function writeWhichDay(facts: TimeFacts, visitor: Now): string {
  const [from, to] = [facts.start, facts.end].map((each) => listedDay(each, visitor.timeZone)) as [
    string,
    string,
  ];
  const today = todayFor(facts, visitor);
  if (facts.isOpen || from === to || today < from || to < today) return '';
  return `Day ${daysBetween(from, today) + 1} of ${daysBetween(from, to) + 1}`;
}

/** "Today · day 2 of 4" */
export function writeToday(facts: TimeFacts, visitor: Now): string {
  const day = writeWhichDay(facts, visitor);
  return day && `Today · ${day.toLowerCase()}`;
}

/** By the date at the venue; of what has a time, by the visitor's. */
function todayFor({ offset }: TimeFacts, { now, today }: Now): string {
  if (offset === undefined) return today;
  return new Date(now + offset * 60_000).toISOString().slice(0, 10);
}

/** From here on nobody counts minutes. */
const MANY_HOURS = 4;

/** 1 h 50 min, 10 h, 5 min; never wrapped, or the hours would look like all of it. */
function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= MANY_HOURS) return `${Math.round(minutes / 60)}\u00a0h`;
  const rest = minutes % 60;
  return [hours > 0 && `${hours}\u00a0h`, rest > 0 && `${rest}\u00a0min`].filter(Boolean).join('\u00a0');
}
