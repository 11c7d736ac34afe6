/** The colour of a change's pill. */
import type { ChangeKind } from '../../catalog/changes/schedule-changes.ts';

export const TONES: Record<ChangeKind, string> = {
  moved: 'evening',
  timed: 'set',
  cancelled: 'level',
  postponed: 'level',
  restored: 'set',
  sides: 'set',
  renamed: 'rivalry',
  venue: 'rivalry',
};
