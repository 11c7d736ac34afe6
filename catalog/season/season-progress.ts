/** How far a season has come, by its days. */
import { daysBetween } from '../day/day.ts';

export interface SeasonProgress {
  state: 'ahead' | 'running' | 'over';
  /** From 0 to 1. */
  done: number;
  /** Today's number in the season, its first day being 1. */
  day: number;
  days: number;
}

export function seasonProgress({ from, to }: { from: string; to: string }, today: string): SeasonProgress {
  const days = daysBetween(from, to) + 1;
  const day = Math.min(Math.max(daysBetween(from, today) + 1, 0), days);
  const state = today < from ? 'ahead' : today > to ? 'over' : 'running';
  return { state, done: day / days, day, days };
}
