/** What of a row in a list depends on the visitor's zone and clock. */
import { isTimed, listedDay } from '../../catalog/day/day.ts';
import { isOutside } from './my-hours.ts';
import type { TimeFacts } from './time-facts.ts';
import type { TimeReader } from './time-forms.ts';

export interface RowFacts extends Omit<TimeFacts, 'offset'> {
  /** The instant at which it is over. */
  until: string;
  /** Cancelled or postponed. */
  isOff: boolean;
}

export interface RowMarks {
  /** Its date is not that of the row before. */
  first: boolean;
  today: boolean;
  live: boolean;
  over: boolean;
  /** It begins outside the visitor's hours. */
  outside: boolean;
  /** Outside them, where the visitor wants that left out. */
  hidden: boolean;
}

/** @param previous the row before it that is not left out */
export function rowMarks(row: RowFacts, previous: RowFacts | undefined, visitor: TimeReader): RowMarks {
  const { start, until, isOpen, isOff } = row;
  const { now, today, timeZone, isUnknown } = visitor;
  const days = daysOf(row, timeZone);
  const over = hasEnded(until, now);
  const outside = isOutside(row, visitor);
  const hidden = outside && visitor.outside === 'hide';
  const isFirst =
    !previous || previous.isOpen !== isOpen || daysOf(previous, timeZone).join() !== days.join();
  return {
    first: !hidden && isFirst,
    today: !isUnknown && !isOpen && (days[0] ?? '') <= today && today <= (days[1] ?? ''),
    live: !isUnknown && isTimed(start) && days[0] === days[1] && !isOff && !over && Date.parse(start) <= now,
    over,
    outside,
    hidden,
  };
}

export function hasEnded(until: string, now: number): boolean {
  return Date.parse(until) <= now;
}

/** The first and the last. */
const daysOf = ({ start, end }: RowFacts, timeZone: string) => [
  listedDay(start, timeZone),
  listedDay(end, timeZone),
];
