/** The highlights of a season: its finals, majors, all-star events and drafts. Both timelines mark them alike. */

import type { SportsEvent } from '../event/event.ts';
import { isFinal } from './importance.ts';

export type Milestone = 'final' | 'major' | 'allstar' | 'draft';

const MAJORS = ['Major', 'Grand Slam'];

type Facts = Pick<SportsEvent, 'category' | 'type' | 'name'>;

export function milestoneOf({ category, type, name }: Facts): Milestone | null {
  if (isFinal({ category })) return 'final';
  // Golf and tennis have the phase as the category, and the level as the type.
  if (MAJORS.includes(category) || MAJORS.includes(type)) return 'major';
  if (category === 'Draft') return 'draft';
  // Hockey's Olympic break has the category All Star, because it replaces that weekend.
  return category === 'All Star' && !/\bbreak\b/i.test(name) ? 'allstar' : null;
}
