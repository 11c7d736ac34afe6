/** The tournaments of several tours and the Olympic Games that have a page. */
import occasions from 'virtual:catalog/occasions';
import type { SportsEvent } from '../../catalog/event.ts';
import { type OccasionSummary, occasionOf } from '../../catalog/occasion-summary.ts';
import { sportOf } from './site-map.ts';

export { occasions };

export function occasionBySlug(slug: string): OccasionSummary | undefined {
  return occasions.find((occasion) => occasion.slug === slug);
}

export function occasionOfEvent(
  event: Pick<SportsEvent, 'league' | 'season' | 'name'>,
): OccasionSummary | undefined {
  return occasionOf(event, sportOf(event), occasions);
}
