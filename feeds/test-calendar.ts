/** For tests: a calendar read back by ical.js, which shares no code with what wrote it. */
import ICAL from 'ical.js';
import type { SportsEvent } from '../catalog/event/event.ts';
import { type CalendarContext, calendarOf } from './calendar.ts';

export const CONTEXT: CalendarContext = {
  leagueOf: () => ({ name: 'NFL', sport: 'football' }),
  pageOf: (event) => `https://example.org/nfl?event=${event.id}`,
  sourceTitleOf: () => 'Game files (owner/repository)',
};

export function write(...events: SportsEvent[]): string {
  return calendarOf(events, { name: 'NFL' }, CONTEXT);
}

export function read(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(readEvent);
}

export function readEvent(component: ICAL.Component) {
  const event = new ICAL.Event(component);
  const text = (name: string) => component.getFirstPropertyValue(name)?.toString();
  return {
    uid: event.uid,
    summary: event.summary,
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    isAllDay: event.startDate.isDate,
    location: event.location,
    description: event.description,
    sequence: event.sequence,
    categories: component.getFirstProperty('categories')?.getValues(),
    status: text('status'),
    transparency: text('transp'),
    url: text('url'),
    stamp: text('dtstamp'),
    modified: text('last-modified'),
  };
}
