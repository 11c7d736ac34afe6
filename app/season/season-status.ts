/** How far a season is at a moment: its phase, what is next, and when its knockout rounds begin. */
import { dayInZone } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { type KnockoutStart, knockoutStart } from '../../catalog/knockout-start.ts';
import { nextEvent } from '../../catalog/next-event.ts';
import { phaseOf } from '../../catalog/phase.ts';
import { factsOf } from '../../catalog/season-facts.ts';
import { raceAfter } from '../event/race-weekends.ts';

export interface SeasonStatus {
  next: SportsEvent | undefined;
  /** The race that a session belongs to. */
  race: SportsEvent | undefined;
  phase: string;
  knockout: KnockoutStart | undefined;
}

export function seasonStatusOf(
  events: readonly SportsEvent[],
  sport: string,
  now: number,
  timeZone: string,
): SeasonStatus {
  const next = nextEvent(events, sport, now, timeZone);
  return {
    next,
    race: next && raceAfter(next, events),
    phase: phaseOf(events, factsOf(events, sport), { sport, now, timeZone }),
    knockout: knockoutStart(events, dayInZone(now, timeZone), timeZone),
  };
}
