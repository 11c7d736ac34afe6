/** Where a season has rounds, two teams meet at most once on each one's ground, unless there are more games than that. */
import { type AuthoredEvent, isGame } from '../event/event.ts';
import { eventId } from '../event/identity.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder, LeagueData } from '../read/read-data.ts';
import { type Entry, problemAt } from './entries.ts';
import { type Finding, withoutKnown } from './known-exceptions.ts';
import { gamesByPart, usualRound } from './rounds.ts';

export function checkFixtureTwice(data: DataFolder): Problem[] {
  const findings = data.leagues.flatMap((league) =>
    partsWithRounds(league)
      .filter((parts) => !parts.some(hasMoreGamesThanGrounds))
      .flat()
      .flatMap(repeatsIn),
  );
  return withoutKnown(data, 'fixture-twice', findings);
}

/** Of all seasons together: a schedule that is only partly known says little about how many games there are. */
function partsWithRounds(league: LeagueData): Entry[][][] {
  const parts = new Map<string, Entry[][]>();
  for (const season of league.seasons) {
    for (const [part, games] of gamesByPart(league, season)) {
      if (usualRound(games) !== undefined) parts.set(part, [...(parts.get(part) ?? []), games]);
    }
  }
  return [...parts.values()];
}

/** Nine teams of the CFL play 18 games: everybody twice, and two of them once more. */
function hasMoreGamesThanGrounds(games: readonly Entry[]): boolean {
  const counts = new Map<string, number>();
  for (const { event } of games) {
    for (const team of [event.home ?? '', event.away ?? '']) counts.set(team, (counts.get(team) ?? 0) + 1);
  }
  const usual = [...counts.values()].sort((a, b) => a - b)[Math.floor(counts.size / 2)] ?? 0;
  return usual > 2 * (counts.size - 1);
}

function repeatsIn(games: readonly Entry[]): Finding[] {
  const first = new Map<string, AuthoredEvent>();
  return games.flatMap((entry): Finding[] => {
    const { league, season, event } = entry;
    if (!isGame(event)) return [];
    const fixture = `${event.home}\n${event.away}`;
    const other = first.get(fixture);
    if (other === undefined) {
      first.set(fixture, event);
      return [];
    }
    const reason = `"${event.name}" is in the season already, on ${other.start}: the same fixture twice`;
    return [{ about: eventId(league.slug, season.label, event), problem: problemAt(entry, 'name', reason) }];
  });
}
