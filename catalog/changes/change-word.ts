/** What a kind of change is called, on pages and in feeds. */
import { isTimed } from '../day/day.ts';
import type { ChangeKind, ScheduleChange } from './schedule-changes.ts';

export const CHANGE_WORDS: Record<ChangeKind, string> = {
  moved: 'Moved',
  timed: 'Time set',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  restored: 'Back on',
  sides: 'Teams set',
  renamed: 'Renamed',
  venue: 'New venue',
};

/** `Moved`, or `Date set` where a date without a time became firm. */
export function changeWord({ kind, after }: Pick<ScheduleChange, 'kind' | 'after'>): string {
  return kind === 'timed' && !isTimed(after) ? 'Date set' : CHANGE_WORDS[kind];
}
