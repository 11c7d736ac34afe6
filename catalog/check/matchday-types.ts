/** In a season that has matchdays or weeks, every game says which one it belongs to, and is in its category. */

import { isGame } from '../event/event.ts';
import { numberedRound } from '../event/vocabulary.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { entriesOfSeason, problemAt } from './entries.ts';
import { gamesByPart, usualRound } from './rounds.ts';

export function checkMatchdayTypes(data: DataFolder): Problem[] {
  return data.leagues.flatMap((league) =>
    league.seasons.flatMap((season) => {
      const games = entriesOfSeason(league, season).filter(({ event }) => isGame(event));
      if (!games.some(({ event }) => numberedRound(event.type))) return [];
      const untyped = games
        .filter(({ event }) => !event.type)
        .map((entry) => {
          const reason = `"${entry.event.name}" has no type, but the season has matchdays or weeks`;
          return problemAt(entry, 'type', reason);
        });
      const mistyped = [...gamesByPart(league, season).values()].flatMap((part) => {
        const kind = usualRound(part);
        if (kind === undefined) return [];
        return part
          .filter(({ event }) => event.type && numberedRound(event.type.trim())?.kind !== kind)
          .map((entry) => {
            const reason = `"${entry.event.type}" is no ${kind.toLowerCase()}, and the other games beside it have one`;
            return problemAt(entry, 'type', reason);
          });
      });
      const misplaced = games
        .filter(
          ({ category, event }) =>
            numberedRound(category) && numberedRound(event.type) && event.type !== category,
        )
        .map((entry) => {
          const reason = `"${entry.event.name}" is of ${entry.event.type}, but in the category "${entry.category}"`;
          return problemAt(entry, 'type', reason);
        });
      return [...untyped, ...mistyped, ...misplaced];
    }),
  );
}
