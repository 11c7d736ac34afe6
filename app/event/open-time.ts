/** What to say once in place of the times of some games, if none of them has one. */
import { isTimed } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { statusOf } from '../../catalog/event/status.ts';
import { noTimeText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';

export function openTimeOf(
  events: readonly SportsEvent[],
  sportOf: (event: SportsEvent) => string,
  { now }: Visitor,
): string | undefined {
  if (events.length === 1 || !events.every((event) => isGame(event) && !isTimed(event.start)))
    return undefined;
  const texts = events.map((event) => noTimeText(event, statusOf(event, sportOf(event), now)));
  return texts.every((text) => text === texts[0]) ? texts[0] : undefined;
}
