/** How far a season is at a moment: its phase, what is next, when its knockout rounds begin, and how much of it is over. */
import { dayInZone } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { type KnockoutStart, knockoutStart } from '../../catalog/event/knockout-start.ts';
import { nextEvent } from '../../catalog/event/next-event.ts';
import { phaseOf } from '../../catalog/season/phase.ts';
import { factsOf } from '../../catalog/season/season-facts.ts';
import { seasonProgress } from '../../catalog/season/season-progress.ts';
import type { SeasonSummary } from '../../catalog/season/summary.ts';

export interface SeasonStatus {
  next: SportsEvent | undefined;
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
    phase,
    // "Playoffs begin in 9 days" needs no "Playoffs from 12 Apr" beside it.
    knockout: knockout && phase.includes(`${knockout.stage} begin`) ? undefined : knockout,
  };
}

/** From 0 to 1 while a season is played: by what its phase counts ("Week 11 of 18"), else by its days. */
export function progressOf(
  phase: string,
  { playFrom, playTo }: Pick<SeasonSummary, 'playFrom' | 'playTo'>,
  today: string,
): number | undefined {
  const { state, done } = seasonProgress({ from: playFrom, to: playTo }, today);
  if (state !== 'running') return undefined;
  const [, number, of] = / (\d+) of (\d+)$/.exec(phase) ?? [];
  return of === undefined ? done : Number(number) / Number(of);
}
