/** What comes next of everything that a visitor follows. */
import type { Moment } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { eventsAhead } from '../../catalog/event/next-event.ts';
import { isPlay } from '../../catalog/event/vocabulary.ts';
import type { Followed } from '../follows/followed-events.ts';

/** The next of each before the second of any, `count` in all, in chronological order. Few wait for practice. */
export function nextFollowed(
  followed: readonly Pick<Followed, 'sport' | 'events'>[],
  count: number,
  { now, timeZone }: Moment,
): SportsEvent[] {
  const lists = followed.map(({ sport, events }) =>
    inListOrder(
      eventsAhead(
        events.filter((event) => isPlay(event) && event.session !== 'practice'),
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
    // Two of the teams may meet.
    for (const event of ofTurn) if (chosen.size < count) chosen.set(event.id, event);
  }
  return inListOrder([...chosen.values()], timeZone);
}
