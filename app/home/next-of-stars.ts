/** What comes next of everything that a visitor has starred. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { kindKey } from '../../catalog/event/kind.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { eventsAhead } from '../../catalog/event/next-event.ts';
import { isPlay } from '../../catalog/event/period.ts';
import type { Star } from '../stars/load-stars.ts';

interface Moment {
  now: number;
  timeZone: string;
}

/** The next of each star before the second of any, `count` in all, in chronological order. Few wait for practice. */
export function nextOfStars(
  stars: readonly Pick<Star, 'sport' | 'events'>[],
  hiddenTypes: readonly string[],
  count: number,
  { now, timeZone }: Moment,
): SportsEvent[] {
  const lists = stars.map(({ sport, events }) =>
    inListOrder(
      eventsAhead(
        events.filter(
          (event) => isPlay(event) && event.category !== 'Practice' && !hiddenTypes.includes(kindKey(event)),
        ),
        () => sport,
        now,
      ),
      timeZone,
    ),
  );
  const chosen = new Map<string, SportsEvent>();
  for (let turn = 0; turn < count; turn++) {
    const ofTurn = inListOrder(
      lists.flatMap((list) => list[turn] ?? []),
      timeZone,
    );
    // Two starred teams may meet.
    for (const event of ofTurn) if (chosen.size < count) chosen.set(event.id, event);
  }
  return inListOrder([...chosen.values()], timeZone);
}
