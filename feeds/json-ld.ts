/** Events and breadcrumbs as schema.org describes them (JSON-LD), for search engines. */
import { isTentative } from '../catalog/event/certainty.ts';
import type { SportsEvent } from '../catalog/event/event.ts';
import { isGame } from '../catalog/event/event.ts';
import { isNeutralSite } from '../catalog/event/neutral-site.ts';
import { venueAndCity } from '../catalog/place/venue.ts';
import { eventTimes } from './event-times.ts';

export interface JsonLd {
  '@type': string;
  [property: string]: unknown;
}

/** What the events need that is not in the events; all addresses are absolute. */
export interface JsonLdContext {
  leagueOf: (event: SportsEvent) => { name: string; sport: string; category: string };
  pageOf: (event: SportsEvent) => string;
  teamPageOf: (name: string, event: SportsEvent) => string | undefined;
  pictureOf: (event: SportsEvent) => string;
  /** What the event belongs to, as sessions belong to a race weekend. */
  wholeOf: (event: SportsEvent) => EventWhole | undefined;
}

export interface EventWhole {
  name: string;
  /** In chronological order. */
  events: readonly SportsEvent[];
}

export interface Crumb {
  name: string;
  url: string;
}

export function jsonLdDocument(items: readonly JsonLd[]) {
  return { '@context': 'https://schema.org', '@graph': items };
}

/**
 * Search engines require a place and take dates literally, so events without a place, or with dates that are
 * estimated or may still change, are not described.
 */
export function canBeDescribed(event: SportsEvent): boolean {
  return event.location !== '' && event.sure !== 'estimated' && !isTentative(event);
}

export function eventJsonLd(event: SportsEvent, context: JsonLdContext): JsonLd {
  const league = context.leagueOf(event);
  return {
    '@type': 'SportsEvent',
    name: event.name,
    url: context.pageOf(event),
    ...datesOf(event, event, league.sport),
    ...(isMoved(event) ? { previousStartDate: event.moved?.start } : {}),
    eventStatus: `https://schema.org/${statusName(event)}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event.location),
    image: context.pictureOf(event),
    sport: league.category,
    organizer: { '@type': 'SportsOrganization', name: league.name },
    ...competitorsOf(event, context),
    ...superEventOf(event, league.sport, context),
  };
}

export function breadcrumbsJsonLd(crumbs: readonly Crumb[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export function siteJsonLd({ name, url }: Crumb): JsonLd {
  return { '@type': 'WebSite', name, url };
}

/** Days stay days, the last one included; the end of a timed event is as stated, or by the sport's typical length. */
function datesOf(first: SportsEvent, last: SportsEvent, sport: string) {
  const { isAllDay, endExclusive } = eventTimes(last, sport);
  return { startDate: first.start, endDate: isAllDay ? (last.end ?? last.start) : endExclusive };
}

/** To another last day alone is to no other date. */
function isMoved({ start, moved }: SportsEvent): boolean {
  return moved !== undefined && moved.start !== start;
}

function statusName(event: SportsEvent): string {
  const off = event.off;
  if (off) return off === 'cancelled' ? 'EventCancelled' : 'EventPostponed';
  return isMoved(event) || /\brescheduled\b|\b(postponed|moved( up)?) from\b/i.test(event.details)
    ? 'EventRescheduled'
    : 'EventScheduled';
}

/** "Stadium (City)", "Speedway (City, State)", "City, Country", or just a name. */
function placeOf(location: string): JsonLd {
  const { venue, city } = venueAndCity(location);
  const [locality, rest] = city.split(', ', 2);
  const isKnownKind = venue !== undefined || rest !== undefined;
  const address = {
    '@type': 'PostalAddress',
    addressLocality: locality,
    ...(rest !== undefined && { [venue ? 'addressRegion' : 'addressCountry']: rest }),
  };
  // "Italy" alone may be a city or a country: as text it is neither.
  return { '@type': 'Place', name: venue ?? location, address: isKnownKind ? address : location };
}

function competitorsOf(event: SportsEvent, { teamPageOf }: JsonLdContext) {
  if (!isGame(event)) return {};
  const [homeTeam, awayTeam] = [event.home, event.away].map((name) => {
    const page = teamPageOf(name, event);
    // The page is the identity; a url would only repeat it.
    return { '@type': 'SportsTeam', ...(page && { '@id': page }), name };
  });
  if (isNeutralSite(event)) return { competitor: [homeTeam, awayTeam] };
  // A second mention is a reference where there is something to refer to.
  const competitor = [homeTeam, awayTeam].map((team) => (team?.['@id'] ? { '@id': team['@id'] } : team));
  return { homeTeam, awayTeam, competitor };
}

function superEventOf(event: SportsEvent, sport: string, { wholeOf }: JsonLdContext) {
  const whole = wholeOf(event);
  const [first, last] = [whole?.events[0], whole?.events.at(-1)];
  if (!whole || !first || !last || whole.name === event.name) return {};
  return {
    superEvent: {
      '@type': 'SportsEvent',
      name: whole.name,
      ...datesOf(first, last, sport),
      location: placeOf(event.location),
    },
  };
}
