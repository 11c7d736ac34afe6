/** The events of several stars as one calendar: each once, in the visitor's order, and what of it is followed closely. */
import type { Followed } from '../../catalog/clashes.ts';
import { listedDay } from '../../catalog/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event.ts';
import { kindKey, kindOf } from '../../catalog/kind.ts';
import { compareAcrossLeagues } from '../../catalog/weeks.ts';
import type { Star } from './load-stars.ts';

type Source = Pick<Star, 'list' | 'slug' | 'sport' | 'events'>;

/** Each event once, however many stars it has, by the day that this visitor lists it under. */
export function mergeStars(stars: readonly Source[], timeZone: string): SportsEvent[] {
  const byId = new Map(stars.flatMap(({ events }) => events.map((event) => [event.id, event] as const)));
  return [...byId.values()].sort(
    (a, b) =>
      listedDay(a.start, timeZone).localeCompare(listedDay(b.start, timeZone)) || compareAcrossLeagues(a, b),
  );
}

/** What can clash: a team's games, and of a league what is not a game (a race, a fight, a draft). */
export function followedOf(stars: readonly Source[]): Followed[] {
  const followed = new Map<string, { event: SportsEvent; sport: string; stars: string[] }>();
  for (const { list, slug, sport, events } of stars) {
    for (const event of events) {
      if (list === 'leagues' && isGame(event)) continue;
      const known = followed.get(event.id);
      if (known) known.stars.push(`${list}/${slug}`);
      else followed.set(event.id, { event, sport, stars: [`${list}/${slug}`] });
    }
  }
  return [...followed.values()];
}

export interface Kind {
  key: string;
  label: string;
  count: number;
}

/** The kinds that each league of a calendar has, in the order in which they come; a league of one kind has no choice. */
export function kindsByLeague(
  events: readonly SportsEvent[],
  hidden: readonly string[],
): Map<string, readonly Kind[]> {
  const leagues = new Map<string, Map<string, Kind>>();
  for (const event of events) {
    const kinds = leagues.get(event.league) ?? new Map<string, Kind>();
    leagues.set(event.league, kinds);
    const key = kindKey(event);
    const kind = kinds.get(key);
    if (kind) kind.count += 1;
    else kinds.set(key, { key, label: kindOf(event), count: 1 });
  }
  return new Map(
    [...leagues]
      .map(([league, kinds]) => [league, [...kinds.values()]] as const)
      .filter(([, kinds]) => kinds.length > 1 || kinds.some(({ key }) => hidden.includes(key))),
  );
}
