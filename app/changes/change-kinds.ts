/** What a kind of change is called, and the colour of its pill. */
import type { ChangeKind } from '../../catalog/changes/schedule-changes.ts';

export const KINDS: Record<ChangeKind, { label: string; tone: string }> = {
  moved: { label: 'Moved', tone: 'evening' },
  timed: { label: 'Time set', tone: 'set' },
  cancelled: { label: 'Cancelled', tone: 'level' },
  postponed: { label: 'Postponed', tone: 'level' },
  restored: { label: 'On again', tone: 'set' },
  sides: { label: 'Teams known', tone: 'set' },
  renamed: { label: 'Renamed', tone: 'rivalry' },
  venue: { label: 'Venue', tone: 'rivalry' },
};
