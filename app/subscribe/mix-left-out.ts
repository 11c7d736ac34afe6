/** What the server leaves out of a calendar of one's own: by the same rule, from the same events. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { kindKey } from '../../catalog/event/kind.ts';
import { isOrdinaryGame, limitMix, MOST_EVENTS, MOST_EVENTS_WITH_ALARM } from '../../feeds/feed-limit.ts';
import type { LeftOut } from '../../feeds/left-out-text.ts';
import { mergeLists } from '../data/lists.ts';
import { offeredCalendar } from './offered-calendar.ts';
import { optionId, type SeveralTarget } from './subscribe-target.ts';

export async function loadLeftOut(
  { targets, mix }: SeveralTarget,
  selected: ReadonlySet<string>,
  hasReminder: boolean,
  today: string,
): Promise<LeftOut> {
  const members = targets.filter((target) => selected.has(optionId(target)));
  const lists = await Promise.all(members.map((target) => offeredCalendar(target).load()));
  const singles = new Set(members.flatMap((target) => (target.kind === 'event' ? target.slug : [])));
  const feeds = new Map<string, number[]>();
  for (const [feed, events] of lists.entries()) {
    for (const { id } of events) feeds.set(id, [...(feeds.get(id) ?? []), feed]);
  }
  const isHidden = (event: SportsEvent) => mix?.without.includes(kindKey(event).replace('.', ':'));
  const all = mergeLists(lists)
    .filter((event) => !isHidden(event))
    .map((event) => ({
      start: event.start,
      end: event.end,
      feeds: feeds.get(event.id) ?? [],
      isOrdinaryGame: !singles.has(event.id) && isOrdinaryGame(event),
    }));
  const { events: _, ...leftOut } = limitMix(all, today, hasReminder ? MOST_EVENTS_WITH_ALARM : MOST_EVENTS);
  return leftOut;
}
