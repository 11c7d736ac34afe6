/** Lists of events that arrive as modules. */
import type { SportsEvent } from '../../catalog/event.ts';
import { type PackedEvents, unpackInSteps } from '../../catalog/packed-events.ts';
import { breathe } from '../util/breathe.ts';
import { createLists, type LoadedLists } from './loaded-lists.ts';

export function createEventLists(
  loaders: EventListLoaders,
  loadEarlier?: () => Promise<{ default: EventListLoaders }>,
): LoadedLists<SportsEvent> {
  return createLists(loaders, unpack, loadEarlier);
}

/** Each step in a task of its own: the largest season takes longer than a visitor should wait for a touch. */
async function unpack(packed: PackedEvents): Promise<SportsEvent[]> {
  const steps = unpackInSteps(packed);
  for (;;) {
    const { done, value } = steps.next();
    // Once more after the last: who has waited for it goes on in another task.
    await breathe();
    if (done) return value;
  }
}
