/** The kind of an event within its league, as visitors see it when they hide one: Practice, Preseason, Draft. */

import { slugOf } from '../util/slug.ts';
import type { SportsEvent } from './event.ts';
import { numberedRound } from './vocabulary.ts';

export function kindOf({ category, type }: Pick<SportsEvent, 'category' | 'type'>): string {
  // Nobody hides matchday 7 alone.
  const label = [category, type].find((each) => each !== '' && !numberedRound(each));
  return label ?? (category === '' && type === '' ? 'Other' : 'Regular Season');
}

/** Names the kind over all leagues: `formula1.practice`. Neither slug can contain a full stop. */
export function kindKey(event: Pick<SportsEvent, 'league' | 'category' | 'type'>): string {
  return `${event.league}.${slugOf(kindOf(event))}`;
}
