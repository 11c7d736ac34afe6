/** Numbers of things, with the noun in the right form. */
import { isCountedOnly, isGame, type SportsEvent } from '../../catalog/event/event.ts';

/** `1 event`, `2,430 events`. */
export function countText(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A month has a hundred of them, and `toLocaleString` looks for its locale each time. */
function numberText(count: number): string {
  return count < 1000 ? String(count) : count.toLocaleString('en');
}

/** `23 of 59 games`, `59 games` if none is left out. */
export function shownCountText(shown: number, all: number, noun: string): string {
  return shown === all ? countText(all, noun) : `${numberText(shown)} of ${countText(all, noun)}`;
}

/** `13 games` if all of them are games, otherwise `13 events`. */
export function eventCountText(events: readonly SportsEvent[]): string {
  const areGames = events.length > 0 && events.every((event) => isGame(event) || isCountedOnly(event));
  return countText(events.length, areGames ? 'game' : 'event');
}
