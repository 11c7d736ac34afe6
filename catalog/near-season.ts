/**
 * A season of thousands of games in two lists: the days around the build, which its league page shows first, and all of
 * it, for a visitor who filters it or looks further.
 */
import { addDays } from './day.ts';
import { isGame, type SportsEvent } from './event.ts';

/** More events than this are too many for a first visit; a baseball season has 2,500. */
const LARGE = 3000;
const DAYS_BEFORE = 1;
const DAYS_AFTER = 8;
/** A page is opened up to six days after it was built, and should have days to show then. */
const LEAST_DAYS_LEFT = 2;

export function isLarge(season: { events: number }): boolean {
  return season.events > LARGE;
}

/** The last day of which the list has all games. */
export function lastNearDay(builtOn: string): string {
  return addDays(builtOn, DAYS_AFTER);
}

/** Whether the list made on that day still shows enough. */
export function isNearEnough(builtOn: string, today: string): boolean {
  return builtOn <= today && addDays(today, LEAST_DAYS_LEFT) <= lastNearDay(builtOn);
}

/** The games of the days around the build, and everything that is not a game. */
export function nearEvents(events: readonly SportsEvent[], builtOn: string): SportsEvent[] {
  const from = addDays(builtOn, -DAYS_BEFORE);
  // An evening in the west is the next day in UTC.
  const to = addDays(lastNearDay(builtOn), 1);
  return events.filter((event) => {
    const day = event.start.slice(0, 10);
    return !isGame(event) || (from <= day && day <= to);
  });
}
