/** Names for narrow cells: short names of the sides, and a session before its race. */
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { afterSides, sidesOf } from './sides.ts';

/** Las Vegas Grand Prix - Practice 1 */
const SESSION = /^(.+) - (.+)$/;

export function shortName(event: SportsEvent): string {
  // The race itself needs no more than its name.
  if (!isGame(event)) return event.name.replace(/ - Race$/, '').replace(SESSION, '$2 · $1');
  const { first, mark, second } = sidesOf(event);
  // What follows the teams (a game's number in a series) stays.
  return `${first.look.shortName} ${mark} ${second.look.shortName}${afterSides(event)}`;
}
