/** Keeps every calendar below 1 MB, above which Google and others stop reading: see docs/decisions/037. */
import { addDays } from '../catalog/day.ts';
import { isGame, type SportsEvent } from '../catalog/event.ts';
import { IMPORTANCE, importanceRank } from '../catalog/importance.ts';
import { isLarge } from '../catalog/near-season.ts';

/** An event takes up to 600 bytes. A number of events, unlike bytes, does not depend on the site's address. */
export const MOST_EVENTS = 1600;

type Dated = Pick<SportsEvent, 'start' | 'end'>;

/** What a calendar holds of the events that belong into it. */
export interface LimitedFeed<E extends Dated = SportsEvent> {
  events: E[];
  /** If earlier events are left out: the first day that is in. */
  from?: string;
  /** If later games are left out: the last day with all of them. */
  to?: string;
}

/** Events stay at least this long after they are over. */
export const RECENT_DAYS = 7;

/**
 * What is to come is first, and the earliest is left out: if possible all before the first of a month, so that events
 * leave a subscribed calendar once a month and not every day. If even what is to come is too much, the games furthest ahead wait, but
 * not finals, play-offs, drafts and the like.
 */
export function limitFeed(events: SportsEvent[], today: string): LimitedFeed {
  return limitDated(events, today, isOrdinaryGame);
}

/** The same for anything with a date, in order. */
export function limitDated<E extends Dated>(
  events: E[],
  today: string,
  mayWait: (event: E) => boolean,
  most = MOST_EVENTS,
): LimitedFeed<E> {
  const tooEarly = events
    .map(lastDay)
    .sort()
    .at(-most - 1);
  if (tooEarly === undefined) return { events };
  const recent = addDays(today, -RECENT_DAYS);
  const month = firstOfNextMonth(tooEarly);
  const from = [month, addDays(tooEarly, 1), recent].find((day) => day <= recent) ?? recent;
  const ahead = events.filter((event) => lastDay(event) >= from);
  if (ahead.length <= most) return { events: ahead, from };
  const tooMany = ahead.length - most;
  const games = ahead.filter(mayWait);
  const waiting = new Set(games.length < tooMany ? ahead : games);
  const [tooLate] = [...waiting].slice(-tooMany);
  const to = addDays((tooLate?.start ?? '').slice(0, 10), -1);
  return { events: ahead.filter((event) => !waiting.has(event) || event.start.slice(0, 10) <= to), from, to };
}

/** Thousands of games, as of college basketball, are nobody's calendar: those of the teams have them. */
export function hasTooManyGames(seasons: readonly { events: readonly SportsEvent[] }[]): boolean {
  return seasons.some(({ events }) => isLarge({ events: events.length }));
}

export function isRegularSeasonGame(event: SportsEvent): boolean {
  return isGame(event) && event.category === 'Regular Season';
}

/** The events that the calendars of a league, its types and its category are made of. */
export interface FeedEvents {
  /** Of the last, the current and the coming seasons. */
  events: SportsEvent[];
  /** The regular season's games are too many for the whole calendar. */
  gamesSeparate: boolean;
}

/** What the league's and its category's calendar have of these. */
export function mainEvents({ events, gamesSeparate }: FeedEvents): SportsEvent[] {
  return gamesSeparate ? events.filter((event) => !isRegularSeasonGame(event)) : events;
}

/** In order, as few parts as possible and of about the same size. */
export function partsOf(events: readonly SportsEvent[]): SportsEvent[][] {
  const count = Math.ceil(events.length / MOST_EVENTS);
  const size = Math.ceil(events.length / count);
  return Array.from({ length: count }, (_, index) => events.slice(index * size, (index + 1) * size));
}

const REGULAR = IMPORTANCE.indexOf('regular');
const isOrdinaryGame = (event: SportsEvent) => isGame(event) && importanceRank(event) >= REGULAR;

const lastDay = ({ start, end }: Dated) => (end ?? start).slice(0, 10);

function firstOfNextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}
