/**
 * The outline of a league: what is needed to name its phase and its next date at any moment without loading its
 * seasons. Everything that is not a game, and every game that ends a pause.
 */
import { daysBetween } from './day.ts';
import { isGame, type SportsEvent } from './event.ts';
import type { League } from './league.ts';
import { compareAcrossLeagues } from './weeks.ts';

/** Pages that use the outline also load the coming week in full, so shorter pauses need no mark. */
const PAUSE_DAYS = 7;

export function outlineOf(league: League): SportsEvent[] {
  const events = league.seasons.flatMap((season) => season.events);
  let previous = '0000-01-01';
  return [...events].sort(compareAcrossLeagues).filter((event) => {
    if (!isGame(event)) return true;
    const day = event.start.slice(0, 10);
    const endsPause = daysBetween(previous, day) > PAUSE_DAYS;
    previous = day;
    return endsPause;
  });
}
