/** An event in the flat form of /api/v1. */

import { isTimed } from '../../catalog/day/day.ts';
import { eventDays } from '../../catalog/day/event-days.ts';
import { splitDetails } from '../../catalog/event/channels.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventUid } from '../../catalog/event/identity.ts';
import { updatedAt } from '../../catalog/event/updated.ts';
import { venueAndCity } from '../../catalog/place/venue.ts';
import type { Season } from '../../catalog/season/league.ts';
import type { ApiEvent } from './schemas.ts';

/** What an event does not say itself. */
export interface ApiEventContext {
  teamIdOf: (name: string, season: Season) => string | undefined;
  /** By location. */
  countries: ReadonlyMap<string, string>;
}

export function apiEvent(
  event: SportsEvent,
  season: Season,
  { teamIdOf, countries }: ApiEventContext,
): ApiEvent {
  const { from, to } = eventDays(event, season.timeZone);
  const { venue, city } = venueAndCity(event.location);
  const { channels, others } = splitDetails(event.details);
  const teamId = (name: string | undefined) => (name === undefined ? null : (teamIdOf(name, season) ?? null));
  return {
    id: eventUid(event),
    league: event.league,
    season: event.season,
    category: event.category,
    type: event.type,
    name: event.name,
    date: from,
    start: isTimed(event.start) ? event.start : null,
    endDate: to === from ? null : to,
    end: event.end !== null && isTimed(event.end) ? event.end : null,
    provisional: event.provisional ?? false,
    confidence: event.sure,
    status: event.off ?? 'scheduled',
    home: teamId(event.home),
    away: teamId(event.away),
    venue: venue ?? null,
    city: city === '' ? null : city,
    country: countries.get(event.location) ?? null,
    channels,
    details: [...others, event.extras ?? []].flat().join('; '),
    sources: [event.source],
    updated: updatedAt(event),
  };
}
