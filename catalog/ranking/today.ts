/** What is left of a day over all leagues: what is live first, then by time, the games of a league that begin together as one. */

import { isTimed, listedDay } from '../day/day.ts';
import { nightEnd } from '../day/day-span.ts';
import { eventDays } from '../day/event-days.ts';
import { isCountedOnly, isGame, type SportsEvent } from '../event/event.ts';
import { eventsAhead } from '../event/next-event.ts';
import { isUnderWay, todayFor } from '../event/status.ts';
import { groupBy } from '../util/group-by.ts';
import { CROWD } from './crowds.ts';
import { mostImportant, type RankingMoment, starredFirst, withoutDuplicates } from './most-important.ts';

/** Events of one league that begin together. */
interface Slot {
  league: string;
  isLive: boolean;
  /** The one to write out. */
  lead: SportsEvent;
  others: SportsEvent[];
  /** Whether these are all games of a league that has too many on this day to tell them apart. */
  isWholeDay: boolean;
}

export interface TodaysEvents {
  slots: Slot[];
  live: number;
  toCome: number;
}

/** Without rounds whose days are open. Of a slot, what the visitor follows leads. */
export function todaysEvents(
  events: readonly SportsEvent[],
  moment: RankingMoment,
  isStarred: (event: SportsEvent) => boolean = () => false,
): TodaysEvents {
  const { now, timeZone, sportOf, orderOf } = moment;
  const isLive = (event: SportsEvent) => isUnderWay(event, sportOf(event), now);
  const ahead = eventsAhead(events, sportOf, now);
  const own = withoutDuplicates(ahead, events, orderOf).filter((event) => {
    const { from, to } = eventDays(event, timeZone);
    const day = todayFor(event, moment);
    // A game of yesterday evening may still be on.
    const isToday = (from <= day && day <= to) || isLive(event) || isTonight(event, moment);
    return !event.provisional && isToday;
  });
  const perLeague = groupBy(own, ({ league }) => league);
  const isOfMany = (event: SportsEvent) => isGame(event) || isCountedOnly(event);
  const isBusy = (league: string) => {
    const members = perLeague.get(league) ?? [];
    return members.some(isCountedOnly) || members.filter(isOfMany).length > CROWD;
  };
  const keyOf = (event: SportsEvent) => {
    const { league, start, id } = event;
    if (!isOfMany(event)) return id;
    return isBusy(league) ? league : `${league} ${isLive(event) ? 'live' : ''} ${start}`;
  };
  const slots = [...groupBy(own, keyOf).values()].flatMap((members) => {
    const isWholeDay = members.some(isOfMany) && isBusy(members[0]?.league ?? '');
    const [lead, ...named] = starredFirst(mostImportant(members, moment), isStarred);
    if (!lead) return [];
    const others = [...named, ...members.filter(isCountedOnly)];
    return [{ league: lead.league, isLive: members.some(isLive), lead, others, isWholeDay }];
  });
  const live = own.filter(isLive).length;
  return {
    slots: slots.sort((a, b) => compareSlots(a, b, orderOf)),
    live,
    toCome: own.length - live,
  };
}

/** Whether it begins after midnight, and is part of today all the same. */
function isTonight(
  { start }: SportsEvent,
  { today, timeZone }: Pick<RankingMoment, 'today' | 'timeZone'>,
): boolean {
  return (
    isTimed(start) && listedDay(start, timeZone) > today && Date.parse(start) < nightEnd(today, timeZone)
  );
}

/** What is on for days comes after what has a time, what has no time yet is last; the games of a slot are in the order of their leagues. */
function compareSlots(a: Slot, b: Slot, orderOf: RankingMoment['orderOf']): number {
  const timeOf = ({ lead: { start, end } }: Slot) => (isTimed(start) ? start : end === null ? '~~' : '~');
  const keyOf = (slot: Slot) => `${slot.isLive ? 0 : 1}${slot.isWholeDay ? 1 : 0}${timeOf(slot)}`;
  const [first, second] = [keyOf(a), keyOf(b)];
  if (first !== second) return first < second ? -1 : 1;
  return orderOf(a.lead) - orderOf(b.lead);
}
