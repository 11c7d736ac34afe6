/** Addresses that open a web calendar with an event filled in. Made here, followed only if the visitor clicks. */
import type { SportsEvent } from '../catalog/event/event.ts';
import { calendarDetails, calendarName } from './calendar-text.ts';
import { eventTimes } from './event-times.ts';

export interface CalendarLink {
  label: string;
  href: string;
}

/** `details` goes into the description, `page` is the event's own address. */
export function calendarLinks(event: SportsEvent, sport: string, page: string): CalendarLink[] {
  const { isAllDay, start, endExclusive } = eventTimes(event, sport);
  const compact = (time: string) => time.replace(/[-:]/g, '');
  const description = [calendarDetails(event), page].filter(Boolean).join('\n');
  return [
    {
      label: 'Google',
      href: address('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: calendarName(event),
        dates: `${compact(start)}/${compact(endExclusive)}`,
        location: event.location,
        details: description,
      }),
    },
    {
      label: 'Outlook',
      href: address('https://outlook.live.com/calendar/0/deeplink/compose', {
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: calendarName(event),
        startdt: start,
        enddt: endExclusive,
        allday: isAllDay ? 'true' : '',
        location: event.location,
        body: description,
      }),
    },
    {
      label: 'Yahoo',
      href: address('https://calendar.yahoo.com/', {
        v: '60',
        title: calendarName(event),
        st: compact(start),
        et: compact(endExclusive),
        dur: isAllDay ? 'allday' : '',
        in_loc: event.location,
        desc: description,
      }),
    },
  ];
}

function address(base: string, parameters: Record<string, string>): string {
  const search = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return `${base}?${search}`;
}

/** `feed` is the calendar's whole address: `https://example.org/feeds/nfl.ics`. */
export function subscribeLinks(feed: string, name: string): CalendarLink[] {
  const webcal = webcalAddress(feed);
  const outlook = new URLSearchParams({ url: feed, name });
  return [
    {
      label: 'Google',
      href: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal })}`,
    },
    { label: 'Apple', href: webcal },
    { label: 'Outlook.com', href: `https://outlook.live.com/calendar/0/addfromweb?${outlook}` },
    { label: 'Microsoft 365', href: `https://outlook.office.com/calendar/0/addfromweb?${outlook}` },
    { label: 'Other app', href: webcal },
  ];
}

/** What calendar apps open by themselves, to subscribe and not to download. */
export function webcalAddress(feed: string): string {
  return feed.replace(/^https?:/, 'webcal:');
}
