/** When the play-offs or the knockout rounds of a season begin: people want to know long before. */
import { listedDay } from '../day/day.ts';
import type { SportsEvent } from './event.ts';

/** Events of such a stage that come before its rounds. */
const BEFORE_IT = /\b(play-?in|selection|first four|draw)\b/i;

export function isBeforeStage({ name, type }: SportsEvent): boolean {
  return BEFORE_IT.test(`${name} ${type}`);
}

export interface KnockoutStart {
  /** As the league's own label has it. */
  stage: string;
  day: string;
}

/** Nothing for a season without such rounds, and once they have begun. */
export function knockoutStart(
  events: readonly SportsEvent[],
  today: string,
  timeZone: string,
): KnockoutStart | undefined {
  let start: KnockoutStart | undefined;
  for (const event of events) {
    if (event.stage !== 'playoffs' || isBeforeStage(event)) continue;
    const day = listedDay(event.start, timeZone);
    if (start === undefined || day < start.day) start = { stage: event.category, day };
  }
  return start && start.day > today ? start : undefined;
}
