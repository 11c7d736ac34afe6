/**
 * One calendar of everything that somebody follows, put together from the published ones. It copies the text of their
 * events, so an event is the same in all calendars. See docs/decisions/043-one-address.md.
 */
import { addDays } from '../catalog/day/day.ts';
import {
  feedPath,
  historyFeedPath,
  leaguePath,
  seasonFeedPath,
  typeFeedPath,
} from '../catalog/event/urls.ts';
import { groupBy } from '../catalog/util/group-by.ts';
import { short } from '../catalog/util/quote.ts';
import { isProvisionalName } from './calendar-text.ts';
import { reminderMinutes } from './event-times.ts';
import { limitMix, MOST_EVENTS, MOST_EVENTS_WITH_ALARM } from './feed-limit.ts';
import { foldLines } from './fold-lines.ts';
import { leftOutText } from './left-out-text.ts';
import type { MixQuery } from './mix-query.ts';
import {
  type CalendarEntry,
  calendarText,
  isAllDay,
  isPublishedGame,
  kindSlugs,
  leagueOf,
  type PublishedCalendar,
  propertyOf,
  publishedUid,
  unfolded,
} from './published-calendar.ts';

/** A published calendar by its path, `/feeds/nfl.ics`; undefined if there is none. */
export type ReadFeed = (path: string) => Promise<PublishedCalendar | undefined>;

/** A calendar, or sentences that name what does not exist. */
export type Mix = { calendar: string; problems?: undefined } | { calendar?: undefined; problems: string[] };

const NAME = 'My sports calendar';
const NO_EVENTS: Pick<PublishedCalendar, 'events'> = { events: [] };
const EVENT = 'events/';

/** What is known of a mix so far. */
interface Collected {
  head: string;
  /** By UID. */
  events: Map<string, CalendarEntry>;
  /** By UID: the calendars that it is from, as numbers. */
  feeds: Map<string, number[]>;
  /** The UIDs of those that are followed by themselves: they never wait. */
  single: Set<string>;
  problems: string[];
}

/** @param today as `2026-11-18`: reminders depend on it, and what is left out if it is too much for one calendar */
export async function mixCalendar(query: MixQuery, read: ReadFeed, today: string): Promise<Mix> {
  const { follow, without, alarm } = query;
  const collected: Collected = {
    head: '',
    events: new Map(),
    feeds: new Map(),
    single: new Set(),
    problems: [],
  };
  await collectFeeds(
    follow.filter((item) => !item.startsWith(EVENT)),
    read,
    collected,
  );
  const ids = follow.filter((item) => item.startsWith(EVENT)).map((item) => item.slice(EVENT.length));
  for (const [league, ofLeague] of groupBy(ids, leagueIn)) {
    await collectEvents(league, ofLeague, read, collected);
  }
  const isLeftOut = await exclusion(without, read, collected);
  if (collected.problems.length > 0) return { problems: collected.problems };
  const events = [...collected.events.values()].filter((event) => !isLeftOut(event));
  const most = alarm === undefined ? MOST_EVENTS : MOST_EVENTS_WITH_ALARM;
  const { events: limited, ...leftOut } = limit(events, most, collected, today);
  const texts = limited.map(({ event }) =>
    alarm === undefined ? event.text : `${event.text}${alarmOf(event, alarm, today)}`,
  );
  return { calendar: calendarText(headOf(collected.head, leftOutText(leftOut)), texts) };
}

/** Leagues, categories, types, teams and bundles. */
async function collectFeeds(items: readonly string[], read: ReadFeed, collected: Collected): Promise<void> {
  for (const [index, item] of items.entries()) {
    const calendar = await read(feedOf(item));
    if (calendar) add(calendar, index, collected);
    else collected.problems.push(`There is no calendar for “${short(item)}”.`);
  }
}

function feedOf(item: string): string {
  const [slug = '', type] = item.split(':');
  return type === undefined ? feedPath(`/${item}`) : typeFeedPath(leaguePath(slug), type);
}

/** Single events of a league, from as few of its files as possible. */
async function collectEvents(
  league: string,
  ids: readonly string[],
  read: ReadFeed,
  collected: Collected,
): Promise<void> {
  const missing = new Map(ids.map((id) => [publishedUid(id), id]));
  for await (const { head, events } of filesWithEvents(league, ids, read)) {
    const found = events.filter(({ uid }) => missing.has(uid));
    add({ head, events: found }, undefined, collected);
    for (const { uid } of found) {
      missing.delete(uid);
      collected.single.add(uid);
    }
    if (missing.size === 0) return;
  }
  collected.problems.push(...[...missing.values()].map((id) => `There is no event “${short(id)}”.`));
}

/** What is not in the league's calendar, being long past or one of thousands, is in its history. */
async function* filesWithEvents(league: string, ids: readonly string[], read: ReadFeed) {
  const path = leaguePath(league);
  for (const file of [feedPath(path), historyFeedPath(path)]) {
    const calendar = await read(file);
    // No history without a league.
    if (!calendar) return;
    yield calendar;
  }
  for (const season of new Set(ids.map(seasonIn))) {
    for (let part = 1; ; part += 1) {
      const calendar = await read(seasonFeedPath(path, season, part));
      if (!calendar) break;
      yield calendar;
    }
  }
}

const leagueIn = (id: string) => id.split('/')[0] ?? '';
const seasonIn = (id: string) => id.split('/')[1] ?? '';

function add({ head, events }: PublishedCalendar, feed: number | undefined, to: Collected): void {
  to.head ||= head;
  for (const event of events) {
    if (feed !== undefined) to.feeds.set(event.uid, [...(to.feeds.get(event.uid) ?? []), feed]);
    // Calendars of several leagues have the league in an event's name, which is of use here too.
    if (event.text.length > (to.events.get(event.uid)?.text.length ?? 0)) to.events.set(event.uid, event);
  }
}

/**
 * `league:type` leaves out what My calendar hides by this name (catalog/event/kind.ts). The few names that only a calendar of
 * a type has, such as `atptour:grand-slam`, leave out the events of that calendar.
 */
async function exclusion(
  without: readonly string[],
  read: ReadFeed,
  { problems }: Collected,
): Promise<(event: CalendarEntry) => boolean> {
  const kinds = new Set<string>();
  const leagues = new Set<string>();
  const uids = new Set<string>();
  for (const item of without) {
    const [league = '', type = ''] = item.split(':');
    const ofLeague = await read(feedPath(leaguePath(league)));
    const { events: ofType } = (await read(typeFeedPath(leaguePath(league), type))) ?? NO_EVENTS;
    if ([...(ofLeague ?? NO_EVENTS).events, ...ofType].some((event) => kindSlugs(event).includes(type))) {
      kinds.add(item);
      leagues.add(league);
    } else if (ofType.length === 0) problems.push(`There is no “${short(item)}” to leave out.`);
    for (const { uid } of kinds.has(item) ? [] : ofType) uids.add(uid);
  }
  return (event) => {
    const league = leagueOf(event);
    return (
      uids.has(event.uid) ||
      (leagues.has(league) && kindSlugs(event).some((kind) => kinds.has(`${league}:${kind}`)))
    );
  };
}

/** Equal starts in the order of the identities, so that the same events always make the same file. */
function byStart(a: CalendarEntry, b: CalendarEntry): number {
  return a.start - b.start || (a.uid < b.uid ? -1 : 1);
}

function limit(events: CalendarEntry[], most: number, { feeds, single }: Collected, today: string) {
  const dated = events.sort(byStart).map((event) => ({
    event,
    start: isoDay(event.start),
    end: isAllDay(event) ? addDays(isoDay(event.end), -1) : null,
    feeds: feeds.get(event.uid) ?? [],
    isOrdinaryGame: !single.has(event.uid) && isPublishedGame(event),
  }));
  return limitMix(dated, today, most);
}

const timeOfDay = (day: string) => Number(day.replaceAll('-', '')) * 1_000_000;

function isoDay(time: number): string {
  const digits = String(time);
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
}

/**
 * As in feeds/calendar.ts: none for what is over, provisional or called off. "Over" goes by the day, so that the text
 * changes at most once a day.
 */
function alarmOf(event: CalendarEntry, minutesBefore: number, today: string): string {
  const name = propertyOf(event.text, 'SUMMARY');
  const isOff = propertyOf(event.text, 'STATUS') === 'CANCELLED';
  if (event.start < timeOfDay(today) || isOff || isProvisionalName(unfolded(name))) return '';
  const minutes = reminderMinutes(minutesBefore, isAllDay(event));
  return ['', 'BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${minutes}M`, NOTE, 'END:VALARM'].join('\r\n');
}

/** Required, but apps show the event's own name. */
const NOTE = 'DESCRIPTION:Reminder';

/** The head of a published calendar with a name and, where something is left out, a description of its own. */
function headOf(head: string, description: string | undefined): string {
  const lines = head.replace(/\r\n(NAME|X-WR-CALNAME):.*(\r\n .*)*/g, `\r\n$1:${NAME}`);
  if (description === undefined) return lines;
  const text = description.replace(/[\\;,]/g, '\\$&');
  return `${lines}${foldLines(`\r\nDESCRIPTION:${text}\r\nX-WR-CALDESC:${text}`)}`;
}
