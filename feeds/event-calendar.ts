/** Events as an iCalendar file: one of them, or a whole calendar. */
import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { SportsEvent } from '../catalog/event.ts';
import { statusOf } from '../catalog/status.ts';
import { eventTimes } from './event-times.ts';

export interface CalendarEntry {
  event: SportsEvent;
  sport: string;
  leagueName: string;
  /** The event's own address. */
  page: string;
}

interface Context extends Omit<CalendarEntry, 'event'> {
  /** The moment that the file states as its own. */
  stamp: string;
}

export function eventCalendar(event: SportsEvent, { stamp, ...context }: Context): string {
  return eventsCalendar(`${event.name} (${context.leagueName})`, [{ event, ...context }], stamp);
}

export function eventsCalendar(name: string, entries: readonly CalendarEntry[], stamp: string): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH });
  calendar.prodId({ company: 'Sports Calendar', product: 'Sports Calendar', language: 'EN' });
  for (const entry of entries) calendar.createEvent(icalEvent(entry, stamp));
  return calendar.toString();
}

function icalEvent({ event, sport, leagueName, page }: CalendarEntry, stamp: string): ICalEventData {
  const { isAllDay, start, endExclusive } = eventTimes(event, sport);
  return {
    id: `${event.id}@sports-calendar`,
    stamp: new Date(stamp),
    start: new Date(start),
    end: new Date(endExclusive),
    allDay: isAllDay,
    summary: event.name,
    location: event.location || null,
    description: [event.details, event.extras, page].filter(Boolean).join('\n'),
    url: page,
    categories: [{ name: leagueName }],
    status: icalStatus(event, sport),
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

function icalStatus(event: SportsEvent, sport: string): ICalEventStatus {
  // The clock does not matter for what was called off.
  if (statusOf(event, sport, 0, 'UTC') === 'cancelled') return ICalEventStatus.CANCELLED;
  return event.sure === 'estimated' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
