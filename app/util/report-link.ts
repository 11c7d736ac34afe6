/** Addresses that open a report of a mistake, with what it is about filled in. */
import type { SportsEvent } from '../../catalog/event/event.ts';

/**
 * Where mistakes are reported: an issue form or a mailbox, from SPORTS_CALENDAR_REPORT_ADDRESS (tools/vite/report-address.ts).
 * Empty if nobody reads reports: then there must be no link.
 */
export const REPORT_ADDRESS = __REPORT_ADDRESS__;

/** `page` is the event's own address. */
export function reportHref(address: string, about?: { event: SportsEvent; page: string }): string {
  const title = about ? `Wrong: ${about.event.name} (${about.event.id})` : 'A mistake in the data';
  const lines = about
    ? [
        `Event: ${about.event.id}`,
        `Shown: ${[about.event.name, about.event.start, about.event.location].filter(Boolean).join(', ')}`,
        `Page: ${about.page}`,
      ]
    : ['Event (name, league and season, or its link):'];
  const body = [...lines, '', 'What is wrong:', '', 'Where we can check it:', ''].join('\n');
  return reportOf(address, title, body);
}

/** A part of the site that does not work. */
export function errorReportHref(address: string, title: string, facts: string): string {
  return reportOf(address, title, `${facts}\n\nWhat I was doing:\n`);
}

function reportOf(address: string, title: string, body: string): string {
  if (address.startsWith('mailto:')) {
    // Mail programs read a plus sign as itself, so spaces must be %20.
    return `${address}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  }
  const url = new URL(address);
  url.searchParams.set('title', title);
  url.searchParams.set('body', body);
  return url.href;
}
