/** Weeks and matchdays: the rounds that some seasons divide their games into. */
import { isGame } from '../event/event.ts';
import { type NumberedRound, numberedRound } from '../event/vocabulary.ts';
import type { LeagueData, SeasonData } from '../read/read-data.ts';
import { groupBy } from '../util/group-by.ts';
import { type Entry, entriesOfSeason } from './entries.ts';

/**
 * The games of a season by the part that they are of: the regular season, whether it is one category of many weeks or a
 * category for each matchday, and the others.
 */
export function gamesByPart(league: LeagueData, season: SeasonData): Map<string, Entry[]> {
  const games = entriesOfSeason(league, season).filter(({ event }) => isGame(event));
  return groupBy(games, ({ category }) => numberedRound(category)?.kind ?? category);
}

/** What the most games of a part have as their type, if that is a round. */
export function usualRound(games: readonly Entry[]): NumberedRound['kind'] | undefined {
  return (['Week', 'Matchday'] as const).find(
    (kind) => games.filter(({ event }) => numberedRound(event.type)?.kind === kind).length > games.length / 2,
  );
}
