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

/** `coming` are the events of the season after it, for the time when it is over. */
export function seasonStatusOf(
  events: readonly SportsEvent[],
  coming: readonly SportsEvent[],
  sport: string,
  now: number,
  timeZone: string,
): SeasonStatus {
  const next = nextEvent([...events, ...coming], sport, now, timeZone);
  const phase = phaseOf(events, factsOf(events, sport), { sport, now, timeZone }, coming);
  const knockout = knockoutStart(events, dayInZone(now, timeZone), timeZone);
  return {
    next,
    race: next && raceAfter(next, events),
    phase,
    // "Playoffs begin in 9 days" needs no "Playoffs from 12 Apr" beside it.
    knockout: knockout && phase.includes(`${knockout.stage} begin`) ? undefined : knockout,
  };
}
