/**
 * Occasions: what has one page over several leagues or sports. A tournament that several tours list, with all its editions
 * (Wimbledon is on the ATP and the WTA Tour), or one edition of the Olympic Games (Los Angeles 2028).
 */
import type { SportsEvent } from '../event/event.ts';
import { gamesTitle } from '../event/games-title.ts';
import { compareAcrossLeagues } from '../event/weeks.ts';
import { groupBy } from '../util/group-by.ts';
import { slugOf } from '../util/slug.ts';
import type { Catalog, Category } from './league.ts';
import { areInSameDays, type OccasionSummary } from './occasion-summary.ts';

export interface Occasion extends OccasionSummary {
  /** In chronological order: of a tournament one for each tour and edition, of Games the whole season. */
  events: SportsEvent[];
}

export function occasionsOf(catalog: Catalog): Occasion[] {
  const named = catalog.categories.flatMap((category) => [...tournamentsOf(category), ...gamesOf(category)]);
  const bySlug = groupBy(named, ({ name }) => slugOf(name));
  // The U.S. Open is one thing in golf and another in tennis.
  return [...bySlug].flatMap(([slug, same]) =>
    same.map((each) => ({ slug: same.length === 1 ? slug : `${slug}-${each.sport}`, ...each })),
  );
}

type Named = Omit<Occasion, 'slug'>;

/** Of sports without teams: the rounds of two football cups share names and weeks, but not a tournament. */
function tournamentsOf({ sport, leagues }: Category): Named[] {
  const events = leagues
    .flatMap((league) => league.seasons.filter(({ teamScope }) => teamScope === undefined))
    .flatMap((season) => season.events)
    .filter((event) => !event.isPeriod);
  return (
    [...groupBy(events, ({ name }) => slugOf(name)).values()]
      // Once is enough: the tours may have gone separate ways since.
      .filter((same) => same.some((event) => same.some((other) => areInSameDays(event, other))))
      .map((same) => same.sort(compareAcrossLeagues))
      .map((same) => ({
        name: same.at(-1)?.name ?? '',
        sport,
        tours: [...new Set(same.map(({ league }) => league))],
        events: same,
      }))
  );
}

function gamesOf({ sport, leagues }: Category): Named[] {
  return leagues.flatMap((league) =>
    league.seasons.flatMap(({ label, events }) => {
      const name = gamesTitle(league.name, events);
      return sport === 'olympics' && name !== undefined
        ? [{ name, sport, season: `${league.slug}/${label}`, events }]
        : [];
    }),
  );
}

export function summarizeOccasion({ events, ...summary }: Occasion): OccasionSummary {
  return summary;
}
