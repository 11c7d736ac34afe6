/** What pages say of an edition of a tournament. */
import { eventPath, occasionPath, seasonPath } from '../../catalog/event/urls.ts';
import { venueAndCity } from '../../catalog/place/venue.ts';
import { type Edition, isWhole } from '../../catalog/season/edition.ts';
import { occasionOfEvent } from '../data/occasions.ts';
import { leagueBySlug, sportOf } from '../data/site-map.ts';

export const sportOfEdition = ({ event }: Edition) => sportOf(event);

/** The page of the tournament or the Games; that of the league of a World Cup; else the panel of the event. */
export function editionHref({ event }: Edition): string {
  const occasion = occasionOfEvent(event);
  if (occasion) return occasionPath(occasion.slug);
  const league = leagueBySlug(event.league);
  return league && isWhole(event, league.sport) ? seasonPath(league.path, event.season) : eventPath(event);
}

/** The cities, or of what nations play the countries. */
export function placeOf({ event, entries }: Edition): string {
  if (isWhole(event, sportOf(event))) return event.details.split(';')[0] ?? '';
  const cities = entries.map(({ location }) => venueAndCity(location).city);
  return [...new Set(cities.filter(Boolean))].join(' and ');
}

export const isEstimated = ({ entries }: Edition) => entries.every(({ sure }) => sure === 'estimated');
