/** Addresses that subscribe an app to a calendar. Made here, followed only if the visitor clicks. */
import type { CalendarLink } from './calendar-links.ts';

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
