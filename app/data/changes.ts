/** What became different in the weeks before the newest data: of /changes and My calendar. */
import type { ScheduleChange } from '../../catalog/changes/schedule-changes.ts';
import { unpackChanges } from '../../catalog/packed/packed-changes.ts';
import { createLists } from './lists.ts';

const ALL = 'all';

const lists = createLists(
  'changes',
  // Most pages need none.
  async () => (await import('virtual:catalog/lists/changes')).default,
  unpackChanges,
);

export const loadChanges = (): Promise<ScheduleChange[]> => lists.load(ALL);

/** Newest first. Suspends while they are loading. */
export const useChanges = (): ScheduleChange[] => lists.useList(ALL);
