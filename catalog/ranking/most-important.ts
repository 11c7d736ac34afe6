/** Which of several events matter most: one order for home, the calendar, a league's page and search (docs/ranking.md). */
import { addDays, clockInZone, isTimed, type Moment } from '../day/day.ts';
import { splitDetails } from '../event/channels.ts';
import { isCountedOnly, isGame, type SportsEvent } from '../event/event.ts';
import { PLAIN_TAGS } from '../event/rivalry.ts';
import { IMPORTANCE } from '../event/vocabulary.ts';
import { groupBy } from '../util/group-by.ts';

/** What is known about an event's league. */
export interface LeagueFacts {
  sportOf: (event: SportsEvent) => string;
  /** Its position in the navigation: the tie-breaker. */
  orderOf: (event: SportsEvent) => number;
}

/** The visitor's moment and day, with them. */
export interface RankingMoment extends Moment, LeagueFacts {
  today: string;
}

interface Limits {
  max?: number;
  maxOfLeague?: number;
}

/** Games that a team has in a week: the fewer there are, the more each of them matters. Elsewhere there is one event. */
const GAMES_A_WEEK: Record<string, number | undefined> = { basketball: 3, hockey: 3, baseball: 6 };

/**
 * The most important first. What is equally important takes turns: each league has one before any has two, then each sport,
 * and those with few games a week come first. Of what is alike, the first given.
 */
export function mostImportant<E extends SportsEvent>(
  events: readonly E[],
  { sportOf, orderOf }: LeagueFacts,
  { max = Number.POSITIVE_INFINITY, maxOfLeague = Number.POSITIVE_INFINITY }: Limits = {},
): E[] {
  const turnOfLeague = counter();
  const turnOfSport = counter();
  return events
    .filter((event) => !isCountedOnly(event))
    .map((event) => ({ event, rank: eventRank(event), within: rankWithinLeague(event) }))
    .sort((a, b) => a.rank - b.rank || a.within - b.within)
    .map(({ event, rank }) => ({
      event,
      rank,
      sport: sportOf(event),
      order: orderOf(event),
      turn: turnOfLeague(event.league),
    }))
    .filter(({ turn }) => turn < maxOfLeague)
    .sort((a, b) => a.rank - b.rank || a.turn - b.turn || a.order - b.order)
    .map((each) => ({
      ...each,
      sportTurn: turnOfSport(`${each.rank} ${each.turn} ${each.sport}`),
      pace: GAMES_A_WEEK[each.sport] ?? 1,
    }))
    .sort((a, b) => a.rank - b.rank || a.turn - b.turn || a.sportTurn - b.sportTurn || a.pace - b.pace)
    .slice(0, max)
    .map(({ event }) => event);
}

/** Those that the visitor follows, then the others, in the order given. */
export function starredFirst<E extends SportsEvent>(
  events: readonly E[],
  isStarred: (event: SportsEvent) => boolean,
): E[] {
  return [...events].sort((a, b) => Number(isStarred(b)) - Number(isStarred(a)));
}

/** The few that a day has room to name, in the order given: of games alike the evening's. */
export function highlightsOfDay(
  events: readonly SportsEvent[],
  facts: LeagueFacts,
  max: number,
): SportsEvent[] {
  const single = withoutDuplicates(events, events, facts.orderOf);
  const latestFirst = single.sort((a, b) => compare(eveningOf(b), eveningOf(a)));
  const chosen = mostImportant(latestFirst, facts, { max: Math.max(0, max) });
  return events.filter((event) => chosen.includes(event));
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
/** What has no time is before everything that has one. */
const eveningOf = ({ start }: SportsEvent) => (isTimed(start) ? start : '');

const PLAYOFF = IMPORTANCE.indexOf('playoff');

/** From 0, for what decides a title, to what is called off. A derby with a name and an evening of its own are as big as a play-off. */
export function eventRank(event: SportsEvent): number {
  if (event.off) return IMPORTANCE.length;
  return event.importance === 'regular' && (isNamedRivalry(event) || isPrimeTime(event))
    ? PLAYOFF
    : IMPORTANCE.indexOf(event.importance);
}

const isNamedRivalry = ({ rivalry }: SportsEvent) => rivalry !== undefined && !PLAIN_TAGS.includes(rivalry);

/** The league that plays single games on evenings of their own, and the hour in its zone from which they are. */
const PRIME_TIME = { league: 'nfl', timeZone: 'America/New_York', from: '20' };

export function isPrimeTime({ league, start }: SportsEvent): boolean {
  if (league !== PRIME_TIME.league || !isTimed(start)) return false;
  return clockInZone(start, PRIME_TIME.timeZone).slice(11, 13) >= PRIME_TIME.from;
}

/** Of games that matter alike: a rivalry, then sides of major conferences, then what a national channel shows. */
function rankWithinLeague({ looks, rivalry, details }: SportsEvent): number {
  const others = [looks?.home, looks?.away].filter((look) => !look?.isMajor).length;
  const hasChannel = splitDetails(details).channels.length > 0;
  return (rivalry ? 0 : 6) + others * 2 + (hasChannel ? 0 : 1);
}

/** How often each key has come up before. */
function counter(): (key: string) => number {
  const counts = new Map<string, number>();
  return (key) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
}

/**
 * Leaves out what is in the catalogue twice: the name of a round ("World Cup Final") where its games are dated, and a
 * tournament that counts for two tours, which stays with the first in the navigation.
 */
export function withoutDuplicates(
  events: readonly SportsEvent[],
  among: readonly SportsEvent[],
  orderOf: LeagueFacts['orderOf'],
): SportsEvent[] {
  const round = ({ league, section, type }: SportsEvent) => `${league}\n${section}\n${type}`;
  const games = groupBy(among.filter(isGame), round);
  const names = new Set<string>();
  const inOrder = [...events].sort((a, b) => orderOf(a) - orderOf(b));
  return inOrder.filter((event) => {
    if (isGame(event) || isCountedOnly(event)) return true;
    const name = `${event.name}\n${event.start}`;
    if (names.has(name)) return false;
    names.add(name);
    // An evening in the west is the next day in UTC.
    const lastDay = addDays((event.end ?? event.start).slice(0, 10), 1);
    const isOfEvent = ({ start }: SportsEvent) => start >= event.start && start.slice(0, 10) <= lastDay;
    return isTimed(event.start) || !games.get(round(event))?.some(isOfEvent);
  });
}
