/** Whether an event is over for a visitor, also one that was called off or has only a day. */
import { listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { lastDayOf } from '../../catalog/event/open-round.ts';
import { isPast, statusOf, todayFor } from '../../catalog/event/status.ts';
import type { Visitor } from '../time/visitor.tsx';

export function isOver(
  event: SportsEvent,
  sport: string,
  visitor: Pick<Visitor, 'now' | 'timeZone'>,
): boolean {
  const lastDay = listedDay(lastDayOf(event), visitor.timeZone);
  return lastDay < todayFor(event, visitor) || isPast(statusOf(event, sport, visitor.now));
}
