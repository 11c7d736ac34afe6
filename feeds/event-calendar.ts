/** One event as an iCalendar file. */
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { SportsEvent } from '../catalog/event.ts';
import { statusOf } from '../catalog/status.ts';
import { eventTimes } from './event-times.ts';

interface Context {
  sport: string;
  leagueName: string;
  /** The event's own address. */
  page: string;
  /** The moment that the file states as its own. */
  stamp: string;
}

export function eventCalendar(event: SportsEvent, { sport, leagueName, page, stamp }: Context): string {
  const { isAllDay, start, endExclusive } = eventTimes(event, sport);
  const calendar = ical({ name: `${event.name} (${leagueName})`, method: ICalCalendarMethod.PUBLISH });
  calendar.prodId({ company: 'Sports Calendar', product: 'Sports Calendar', language: 'EN' });
  calendar.createEvent({
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
  });
  return calendar.toString();
}

function icalStatus(event: SportsEvent, sport: string): ICalEventStatus {
  // The clock does not matter for what was called off.
  if (statusOf(event, sport, 0, 'UTC') === 'cancelled') return ICalEventStatus.CANCELLED;
  return event.sure === 'estimated' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
