/** In a season that has matchdays or weeks, every game says which one it belongs to. */
import { isGame } from '../event.ts';
import type { DataFolder } from '../read-data.ts';
import { entriesOfSeason, problemAt } from './entries.ts';
import type { Problem } from './problem.ts';

const ROUND = /^(Week|Matchday) \d+$/;

export function checkMatchdayTypes(data: DataFolder): Problem[] {
  return data.leagues.flatMap((league) =>
    league.seasons.flatMap((season) => {
      const games = entriesOfSeason(league, season).filter(({ event }) => isGame(event));
      const hasRounds = games.some(({ event }) => ROUND.test(event.type ?? ''));
      if (!hasRounds) return [];
      return games
        .filter(({ event }) => !event.type)
        .map((entry) =>
          problemAt(
            entry,
            'type',
            `"${entry.event.name}" has no type, but the season has matchdays or weeks`,
          ),
        );
    }),
  );
}
