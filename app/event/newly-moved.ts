/** What a row says about a date that has just changed. */
import { addDays } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';

const DAYS = 14;

/** Whether it moved in the last two weeks, and is in the coming two: later, whoever planned with it has heard of it. */
export function isNewlyMoved({ start, moved }: Pick<SportsEvent, 'start' | 'moved'>, today: string): boolean {
  if (!moved) return false;
  const day = start.slice(0, 10);
  return moved.day >= addDays(today, -DAYS) && day >= today && day <= addDays(today, DAYS);
}
