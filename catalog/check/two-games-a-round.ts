/** A team has one game in a week or matchday: a second one is of another round. */

import { type AuthoredEvent, isGame } from '../event/event.ts';
import { eventId } from '../event/identity.ts';
import { numberedRound } from '../event/vocabulary.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { problemAt } from './entries.ts';
import { type Finding, withoutKnown } from './known-exceptions.ts';
import { gamesByPart } from './rounds.ts';

export function checkTwoGamesARound(data: DataFolder): Problem[] {
  const findings = data.leagues.flatMap((league) =>
    league.seasons.flatMap((season) =>
      [...gamesByPart(league, season).values()].flatMap((games) => {
        const known = new Map<string, AuthoredEvent>();
        return games.flatMap((entry): Finding[] => {
          const { event } = entry;
          if (!isGame(event) || numberedRound(event.type) === undefined) return [];
          return (['home', 'away'] as const).flatMap((side) => {
            const key = `${event.type}\n${event[side]}`;
            const other = known.get(key);
            if (other === undefined) {
              known.set(key, event);
              return [];
            }
            if (other === event) return [];
            const reason = `"${event[side]}" is twice in ${event.type}: it also has "${other.name}"`;
            return [
              { about: eventId(league.slug, season.label, event), problem: problemAt(entry, side, reason) },
            ];
          });
        });
      }),
    ),
  );
  return withoutKnown(data, 'two-games-a-round', findings);
}
