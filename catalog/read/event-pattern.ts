/** Events that are meant by a name of their own, such as "the big game" or "Monday Night Football". */
import { clockInZone, isTimed } from '../day/day.ts';
import { memoize } from '../util/memoize.ts';

export interface EventPattern {
  /** The slug of the league. */
  league: string;
  /** A regular expression on the name. */
  pattern: string;
  /** One on the details: a final that has got its sides is named after them, and its details say what it is. */
  details?: string;
  /** Must hold as well. */
  when?: {
    /** 0 is Sunday. */
    weekday: number;
    /** The earliest time of day. */
    from: string;
    zone: string;
    /** A regular expression on the details. */
    details: string;
  };
}

const expression = memoize((source: string) => new RegExp(source, 'u'));

export function isMeant(
  { league, pattern, details, when }: EventPattern,
  event: { league: string; name: string; details: string; start: string },
): boolean {
  const isCalledSo =
    event.league === league &&
    (expression(pattern).test(event.name) ||
      (details !== undefined && expression(details).test(event.details)));
  if (!isCalledSo || !when) return isCalledSo;
  if (!isTimed(event.start) || !expression(when.details).test(event.details)) return false;
  const clock = clockInZone(event.start, when.zone);
  return new Date(`${clock}Z`).getUTCDay() === when.weekday && clock.slice(11, 16) >= when.from;
}
