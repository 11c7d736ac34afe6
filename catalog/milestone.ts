/** The highlights of a season: its finals, majors, all-star events and drafts. Both timelines mark them alike. */

import { isFinal } from './importance.ts';

export type Milestone = 'final' | 'major' | 'allstar' | 'draft';

export function milestoneOf({ category, name }: { category: string; name: string }): Milestone | null {
  if (isFinal({ category })) return 'final';
  if (category === 'Major' || category === 'Grand Slam') return 'major';
  if (category === 'Draft') return 'draft';
  // Hockey's Olympic break has the category All Star, because it replaces that weekend.
  return category === 'All Star' && !/\bbreak\b/i.test(name) ? 'allstar' : null;
}
