/** Lists of events, loaded as modules: the seasons of each league, and the weeks of all leagues. */
import seasons from 'virtual:catalog/seasons';
import weeks from 'virtual:catalog/weeks';
import type { SportsEvent } from '../../catalog/event.ts';
import { unpackEvents } from '../../catalog/packed-events.ts';
import { createLists, type LoadedLists } from './loaded-lists.ts';

export function createEventLists(
  loaders: EventListLoaders,
  loadEarlier?: () => Promise<{ default: EventListLoaders }>,
): LoadedLists<SportsEvent> {
  return createLists(loaders, unpackEvents, loadEarlier);
}

/** By "league/season". */
export const seasonLists = createEventLists(seasons, () => import('virtual:catalog/earlier-seasons'));

/** By the week's Monday. */
export const weekLists = createEventLists(weeks, () => import('virtual:catalog/earlier-weeks'));
