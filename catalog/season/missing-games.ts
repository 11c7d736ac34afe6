/** Whether the games of a season are in the data at all: of some seasons only the dates of their stages are known. */
import { isGame, type SportsEvent } from '../event/event.ts';
import type { Season } from './league.ts';

/** A sentence about what is missing, or nothing. Sports without teams have no games to miss. */
export function missingGames(
  events: readonly SportsEvent[],
  { teamScope }: Pick<Season, 'teamScope'>,
): string | undefined {
  if (teamScope === undefined || events.some(isGame)) return undefined;
  return events.some((event) => event.category === 'Regular Season' && event.isPeriod)
    ? 'Regular-season games are not included'
    : 'Single games are not included';
}
