/** Lists of events that arrive as modules. */
import type { SportsEvent } from '../../catalog/event.ts';
import { unpackEvents } from '../../catalog/packed-events.ts';
import { createLists, type LoadedLists } from './loaded-lists.ts';

export function createEventLists(
  loaders: EventListLoaders,
  loadEarlier?: () => Promise<{ default: EventListLoaders }>,
): LoadedLists<SportsEvent> {
  return createLists(loaders, unpackEvents, loadEarlier);
}
