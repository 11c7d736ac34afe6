/** The events of one occasion: the editions of a tournament, or the season of the Games. */
import loaders from 'virtual:catalog/occasion-events';
import { use } from 'react';
import type { SportsEvent } from '../../catalog/event.ts';
import type { OccasionSummary } from '../../catalog/occasion-summary.ts';
import { seasonLists, unpackList } from './event-lists.ts';
import { createLists } from './loaded-lists.ts';

const editionLists = createLists(loaders, unpackList);

export function loadOccasionEvents({ slug, season }: OccasionSummary): Promise<SportsEvent[]> {
  return season === undefined ? editionLists.load(slug) : seasonLists.load(season);
}

/** In chronological order. Suspends while they are loading. */
export function useOccasionEvents(occasion: OccasionSummary): SportsEvent[] {
  return use(loadOccasionEvents(occasion));
}
