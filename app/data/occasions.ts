/** The tournaments of several tours and the Olympic Games that have a page. */
import occasions from 'virtual:catalog/occasions';
import { use } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { editionsOf, type OccasionSummary, occasionOf } from '../../catalog/season/occasion-summary.ts';
import { loadOncePer, seasonLists } from './lists.ts';
import { leagueBySlug, sportOf } from './site-map.ts';

export { occasions };

export function occasionBySlug(slug: string): OccasionSummary | undefined {
  return occasions.find((occasion) => occasion.slug === slug);
}

export function occasionOfEvent(
  event: Pick<SportsEvent, 'league' | 'season' | 'name'>,
): OccasionSummary | undefined {
  return occasionOf(event, sportOf(event), occasions);
}

/** Of a tournament its editions, of Games their season. */
export const loadOccasionEvents = loadOncePer(({ slug }: OccasionSummary) => slug, readOccasionEvents);

/** In chronological order. Suspends while they are loading. */
export function useOccasionEvents(occasion: OccasionSummary): SportsEvent[] {
  return use(loadOccasionEvents(occasion));
}

async function readOccasionEvents(occasion: OccasionSummary): Promise<SportsEvent[]> {
  const { season, tours = [] } = occasion;
  if (season !== undefined) return seasonLists.load(season);
  const keys = tours.flatMap(
    (slug) => leagueBySlug(slug)?.seasons.map(({ label }) => `${slug}/${label}`) ?? [],
  );
  return editionsOf(occasion, (await seasonLists.loadAll(keys)).flat());
}
