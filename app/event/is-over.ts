/** Whether an event is over for a visitor, also one that was called off or has only a day. */
import { listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { isPast, statusOf } from '../../catalog/status.ts';
import type { Visitor } from '../time/visitor.tsx';

export function isOver(event: SportsEvent, sport: string, { now, today, timeZone }: Visitor): boolean {
  return (
    listedDay(event.end ?? event.start, timeZone) < today || isPast(statusOf(event, sport, now, timeZone))
  );
}
