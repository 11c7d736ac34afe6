/** Keeps every calendar below 1 MB, above which Google and others stop reading: see docs/decisions/013. */
import { addDays } from '../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../catalog/event/event.ts';
import type { Meaning } from '../catalog/event/vocabulary.ts';

/** An event takes up to 600 bytes. A number of events, unlike bytes, does not depend on the site's address. */
export const MOST_EVENTS = 1600;
/** With reminders, which take some 120 bytes each. */
export const MOST_EVENTS_WITH_ALARM = 1300;

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
const RECENT_DAYS = 7;

/**
 * What is to come is first, and the earliest is left out: if possible all before the first of a month, so that events
 * leave a subscribed calendar once a month and not every day. If even what is to come is too
 * much, the games furthest ahead wait, but not finals, play-offs, drafts and the like.
 */
export function limitFeed(events: SportsEvent[], today: string): LimitedFeed {
  const { events: ahead, from } = withoutEarliest(events, today, MOST_EVENTS);
  if (from === undefined) return { events };
  if (ahead.length <= MOST_EVENTS) return { events: ahead, from };
  const tooMany = ahead.length - MOST_EVENTS;
  const games = ahead.filter(isOrdinaryGame);
  const waiting = new Set(games.length < tooMany ? ahead : games);
  const [tooLate] = [...waiting].slice(-tooMany);
  const to = addDays((tooLate?.start ?? '').slice(0, 10), -1);
  return { events: ahead.filter((event) => !waiting.has(event) || event.start.slice(0, 10) <= to), from, to };
}

/** In order, without the earliest of them. */
function withoutEarliest<E extends Dated>(events: E[], today: string, most: number): LimitedFeed<E> {
  const tooEarly = events
    .map(lastDay)
    .sort()
    .at(-most - 1);
  if (tooEarly === undefined) return { events };
  const recent = addDays(today, -RECENT_DAYS);
  const month = firstOfNextMonth(tooEarly);
  const from = [month, addDays(tooEarly, 1), recent].find((day) => day <= recent) ?? recent;
  return { events: events.filter((event) => lastDay(event) >= from), from };
}

/** What several calendars together need to be limited to one. */
export interface MixedEvent extends Dated {
  /** The calendars that it is from, as numbers. */
  feeds: readonly number[];
  isOrdinaryGame: boolean;
}

export interface LimitedMix<E> {
  events: E[];
  /** If earlier events are left out: the first day that is in. */
  from?: string;
  /** What is left out for now, and the day of the first of it. */
  waiting?: { events: number; from: string };
}

/**
 * As limitFeed, but every calendar keeps its nearest games, as many as the others. Events are in order. Dates that are
 * no ordinary games wait only where they alone are too many.
 */
export function limitMix<E extends MixedEvent>(all: E[], today: string, most: number): LimitedMix<E> {
  const { events, ...limits } = withoutEarliest(all, today, most);
  if (events.length <= most) return { events, ...limits };
  const games = new Map<number, number>();
  const turns = new Map(
    events.map((event, index) => [
      event,
      event.isOrdinaryGame ? turnOf(event, games) : index - events.length,
    ]),
  );
  const turn = (event: E) => turns.get(event) ?? 0;
  const waiting = new Set([...events].sort((a, b) => turn(a) - turn(b)).slice(most));
  const [first] = events.filter((event) => waiting.has(event));
  return {
    events: events.filter((event) => !waiting.has(event)),
    ...limits,
    ...(first && { waiting: { events: waiting.size, from: first.start.slice(0, 10) } }),
  };
}

/** How many games its calendar has before it; of several calendars, the one in which it is soonest. */
function turnOf({ feeds }: MixedEvent, games: Map<number, number>): number {
  let turn = Number.POSITIVE_INFINITY;
  for (const feed of feeds) {
    const place = games.get(feed) ?? 0;
    games.set(feed, place + 1);
    turn = Math.min(turn, place);
  }
  return turn;
}

/** A baseball season has 2,500 events, one of college basketball 6,000. */
const MOST_EVENTS_OF_SEASON = 3000;

/** Thousands of games, as of college basketball, are nobody's calendar: those of the teams have them. */
export function hasTooManyGames(seasons: readonly { events: readonly SportsEvent[] }[]): boolean {
  return seasons.some(({ events }) => events.length > MOST_EVENTS_OF_SEASON);
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

/** No play-off, final, draft or the like. */
export const isOrdinary = ({ importance }: Pick<Meaning, 'importance'>) =>
  importance === 'regular' || importance === 'minor';

export const isOrdinaryGame = (event: SportsEvent) => isGame(event) && isOrdinary(event);

const lastDay = ({ start, end }: Dated) => (end ?? start).slice(0, 10);

function firstOfNextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}
