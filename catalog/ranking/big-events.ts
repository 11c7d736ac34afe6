/** The week's big events, each with the reason in the words of a tag: facts of the data only. */
import { clockInZone, isTimed } from '../day/day.ts';
import { eventDays } from '../day/event-days.ts';
import { isGame, type SportsEvent } from '../event/event.ts';
import { inListOrder, listedUnder } from '../event/list-order.ts';
import { eventsAhead } from '../event/next-event.ts';
import { PLAIN_TAGS } from '../event/rivalry.ts';
import { todayFor } from '../event/status.ts';
import { groupBy } from '../util/group-by.ts';
import { IMPORTANCE, importanceOf, importanceRank } from './importance.ts';
import { type Moment, withoutDuplicates } from './whats-on.ts';

export interface BigEvent {
  event: SportsEvent;
  reason: string;
  /** The day to be there: of a tournament that ends within the days its last one, else the first that is left. */
  day: string;
}

const MOST = 10;
const MOST_OF_LEAGUE = 3;

/** What the words of the catalogue are called as a tag, where that is not the word itself. */
const TAGS: Record<string, string | undefined> = {
  Championship: 'Final',
  Championships: 'Final',
  Finals: 'Final',
  Playoffs: 'Playoffs',
  'Knockout Stage': 'Knockout',
  'Quarter-finals': 'Quarter-final',
  'Semi-finals': 'Semi-final',
  'Bowl Games': 'Bowl',
  'Medal Events': 'Medal event',
  'Numbered Event': 'Numbered event',
  'Special Event': 'Special event',
  'Sprint Race': 'Sprint',
  'All Star': 'All-Star',
};

/** The league that plays single games on evenings of their own, and the hour in its zone from which they are. */
const PRIME_TIME = { league: 'nfl', timeZone: 'America/New_York', from: '20' };

function isPrimeTime({ league, start }: SportsEvent): boolean {
  if (league !== PRIME_TIME.league || !isTimed(start)) return false;
  return clockInZone(start, PRIME_TIME.timeZone).slice(11, 13) >= PRIME_TIME.from;
}

/** Why it is big on a day: what lasts for days is decided on the last. */
export function reasonOn(event: SportsEvent, day: string): string | undefined {
  const reason = reasonOf(event);
  const isDecidedLater = !isGame(event) && event.end !== null && day < event.end.slice(0, 10);
  return reason === 'Final' && isDecidedLater ? undefined : reason;
}

/** Why it is big; undefined if it is not. */
export function reasonOf(event: SportsEvent): string | undefined {
  const { category, type } = event;
  const importance = importanceOf(event);
  if (importance === 'semi-final') return 'Semi-final';
  if (importance === 'draft' || (importance === 'major' && category === 'Regular Season')) return type;
  if (importance !== 'regular' && importance !== 'minor') return TAGS[category] ?? (category || tagOf(type));
  return event.rivalry ?? (isPrimeTime(event) ? 'Prime time' : undefined);
}

const tagOf = (label: string) => TAGS[label] ?? label;

/** The biggest that are left of the days until the last one, in the order in which to be there. */
export function bigEvents(events: readonly SportsEvent[], moment: Moment, lastDay: string): BigEvent[] {
  const { now, timeZone, sportOf, orderOf } = moment;
  const ahead = eventsAhead(events, sportOf, now);
  const big = withoutDuplicates(ahead, events, orderOf).flatMap((event) => {
    const reason = reasonOf(event);
    if (!reason) return [];
    const { from, to } = eventDays(event, timeZone);
    const firstDay = listedUnder(event, timeZone);
    const currentDay = todayFor(event, moment);
    // The last day of a tournament is the one that decides it.
    const isDecided = from !== to && to <= lastDay;
    const day = isDecided ? to : firstDay < currentDay ? currentDay : firstDay;
    const last = sportOf(event) === 'golf' ? 'Final round' : 'Final';
    return [{ event, day, reason: isDecided && !isGame(event) ? last : reason, rank: rankOf(event) }];
  });
  const chosen = new Map(biggest(big).map(({ event, reason, day }) => [event, { event, reason, day }]));
  const ordered = inListOrder([...chosen.keys()], timeZone, (event) => chosen.get(event)?.day ?? '');
  return ordered.flatMap((event) => chosen.get(event) ?? []);
}

/** Of equal ones, each league has one before any has two. */
function biggest<E extends { event: SportsEvent; rank: number }>(events: readonly E[]): E[] {
  const byRank = [...events].sort((a, b) => a.rank - b.rank);
  const perLeague = groupBy(byRank, ({ event }) => event.league);
  return byRank
    .map((each) => ({ each, turn: perLeague.get(each.event.league)?.indexOf(each) ?? 0 }))
    .filter(({ turn }) => turn < MOST_OF_LEAGUE)
    .sort((a, b) => a.each.rank - b.each.rank || a.turn - b.turn)
    .slice(0, MOST)
    .map(({ each }) => each);
}

/** A derby with a name and an evening of its own are as big as a play-off; two old rivals come after them. */
function rankOf(event: SportsEvent): number {
  const isNamed = event.rivalry !== undefined && !PLAIN_TAGS.includes(event.rivalry);
  return Math.min(
    importanceRank(event),
    IMPORTANCE.indexOf(isNamed || isPrimeTime(event) ? 'playoff' : 'regular'),
  );
}
