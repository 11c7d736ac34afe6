/** The days of a game whose day is not fixed yet: it is only the default day of its round. */
import { addDays } from '../day/day.ts';
import { groupBy } from '../util/group-by.ts';
import type { SportsEvent } from './event.ts';

type Facts = Pick<SportsEvent, 'start'> & Partial<Pick<SportsEvent, 'provisional' | 'details'>>;

export interface OpenRound {
  /** The first and the last day on which the game may be, both inclusive. */
  from: string;
  to: string;
  /** Saturday or Wednesday: the round is named after it, and listed before the firm games of that day. */
  day: string;
  isWeekend: boolean;
}

/** "January 9 or 10" */
const EITHER_DAY = /\b(\d{1,2}) or (\d{1,2})\b/;

/** From Friday to Monday around a weekend, else from Tuesday to Thursday; undefined where the day is known. */
export function openRound(event: Facts): OpenRound | undefined {
  return event.provisional ? roundOf(event.start, event.details) : undefined;
}

/** The round whose default day is given. */
export function roundOf(start: string, details = ''): OpenRound {
  // Counted from Friday.
  const weekday = (new Date(start).getUTCDay() + 2) % 7;
  const isWeekend = weekday <= 3;
  const first = addDays(start, isWeekend ? -weekday : 4 - weekday);
  const round = { from: first, to: addDays(first, isWeekend ? 3 : 2), day: addDays(first, 1), isWeekend };
  const [, one, other] = EITHER_DAY.exec(details) ?? [];
  const from = dayWithin(round, one);
  const to = dayWithin(round, other);
  return from && to ? { ...round, from, to } : round;
}

/** The last day, at the venue, on which an event without a time may be. */
export function lastDayOf(event: Facts & Pick<SportsEvent, 'end'>): string {
  return openRound(event)?.to ?? event.end ?? event.start;
}

/** Games by the days on which they may be; those that have their day are left out. */
export function openRounds(
  events: Iterable<SportsEvent>,
): { round: OpenRound; games: readonly [SportsEvent, ...SportsEvent[]] }[] {
  const byDays = groupBy(events, (event) => {
    const round = openRound(event);
    return round && `${round.from} ${round.to}`;
  });
  return [...byDays.values()].flatMap(([first, ...others]) => {
    const round = first && openRound(first);
    return round ? { round, games: [first, ...others] } : [];
  });
}

/** The day of the month among the days of a round. */
function dayWithin({ from, to }: OpenRound, dayOfMonth: string | undefined): string | undefined {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (Number(day.slice(8)) === Number(dayOfMonth)) return day;
  }
  return undefined;
}
