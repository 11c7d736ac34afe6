/** Whether an event is over, also one that was called off or has only a day. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { lastsUntil } from '../../catalog/event/status.ts';
import { hasEnded } from '../time/row-marks.ts';

export function isOver(event: SportsEvent, sport: string, { now }: { now: number }): boolean {
  return hasEnded(lastsUntil(event, sport), now);
}
