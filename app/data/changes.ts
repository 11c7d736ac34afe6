/** What became different in the weeks before the newest data: of /changes and My calendar. */
import type { ScheduleChange } from '../../catalog/changes/schedule-changes.ts';
import { type PackedChanges, unpackChanges } from '../../catalog/packed/packed-changes.ts';
import { createLists, unpackList } from './lists.ts';

const ALL = 'all';

const lists = createLists(
  'changes',
  // Most pages need none.
  async () => (await import('virtual:catalog/lists/changes')).default,
  (packed: PackedChanges) => unpackChanges(packed, unpackList),
);

export const loadChanges = (): Promise<ScheduleChange[]> => lists.load(ALL);

/** Newest first. Suspends while they are loading. */
export const useChanges = (): ScheduleChange[] => lists.useList(ALL);
