/** What of an event is still open: its day, its sides, or whether it takes place at all. */
import { isGame, type SportsEvent } from './event.ts';
import type { Stage } from './vocabulary.ts';

/** The fields from which it follows. */
export type CertaintyFacts = Pick<
  SportsEvent,
  'name' | 'stage' | 'home' | 'away' | 'end' | 'details' | 'provisional'
>;

const IF_NEEDED = /\bif (necessary|needed)\b|\bnot confirmed\b/i;
const TO_BE_CONFIRMED = /\bto be confirmed\b/i;
/** "16th of the Bundesliga against …", "… against the winner of …": the sides in words. */
const SIDES_IN_WORDS = /\bagainst\b/i;
/** Sports in which a play-off is a game of two sides; in soccer the row of a final may be beside its game. */
const SPORTS_WITH_SIDES = ['football', 'basketball', 'baseball', 'hockey'];
const DECIDED_BY_GAMES: readonly Stage[] = ['playoffs', 'final', 'deciders', 'tournaments'];
const NO_GAME = /\b(selection|draw)\b/i;

/** Whether it may still move or be dropped: a provisional day, or a game that is held only if needed. */
export function isTentative(event: CertaintyFacts): boolean {
  return event.provisional === true || (event.end === null && IF_NEEDED.test(event.details));
}

/** Whether the last that is known of it was a promise. Such an event is not simply over once its day has passed. */
export function isUnconfirmed(event: CertaintyFacts, sport: string): boolean {
  // The range of a whole series may say "if needed" about its last days.
  if (event.end !== null) return false;
  return isTentative(event) || TO_BE_CONFIRMED.test(event.details) || lacksSides(event, sport);
}

function lacksSides(event: CertaintyFacts, sport: string): boolean {
  if (isGame(event)) return false;
  if (SIDES_IN_WORDS.test(event.details)) return true;
  return (
    SPORTS_WITH_SIDES.includes(sport) && DECIDED_BY_GAMES.includes(event.stage) && !NO_GAME.test(event.name)
  );
}
