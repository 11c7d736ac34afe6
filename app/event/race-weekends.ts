/** Sessions of motorsport put together: a weekend is a race and the practice, qualifying and sprint before it. */
import { daysBetween } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { isBesideRace } from '../../catalog/event/vocabulary.ts';

/** Two races of one name in a season (Cook Out 400) are weeks apart; Indianapolis takes two weeks for one. */
const LONGEST_WEEKEND = 16;

export interface RaceWeekend {
  name: string;
  /** The category of its race: Race, Playoffs, All Star, … */
  category: string;
  events: SportsEvent[];
}

/** The weekends of a season in order; events that belong to none (testing) are not among them. */
export function raceWeekends(events: readonly SportsEvent[]): RaceWeekend[] {
  const weekends: RaceWeekend[] = [];
  for (const event of events) {
    const name = weekendName(event);
    if (!name) continue;
    const known = weekends.findLast((weekend) => weekend.name === name);
    const first = known?.events[0];
    const isSame =
      first && daysBetween(first.start.slice(0, 10), event.start.slice(0, 10)) <= LONGEST_WEEKEND;
    const hasRace = known?.events.some((other) => !isBesideRace(other));
    if (known && isSame && !(hasRace && !isBesideRace(event) && event.name === name)) {
      known.events.push(event);
      if (!isBesideRace(event)) known.category = event.category;
    } else {
      weekends.push({
        name,
        category: isBesideRace(event) ? 'Race' : event.category,
        events: [event],
      });
    }
  }
  return weekends;
}

/** The race that a session belongs to; undefined for a race itself. */
export function raceAfter(session: SportsEvent, events: readonly SportsEvent[]): SportsEvent | undefined {
  if (!isBesideRace(session)) return undefined;
  const weekend = raceWeekends(events).find((each) => each.events.includes(session));
  return weekend?.events.findLast((event) => !isBesideRace(event));
}

/** "Las Vegas Grand Prix - Practice 1" is of "Las Vegas Grand Prix". */
function weekendName(event: SportsEvent): string | undefined {
  if (event.category === 'Preseason' || event.end !== null) return undefined;
  return event.name.split(' - ')[0];
}
