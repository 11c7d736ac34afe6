/**
 * One calendar of everything that somebody follows, put together from the published ones. It copies the text of their
 * events, so an event is the same in all calendars. See docs/decisions/043-one-address.md.
 */
import { addDays } from '../catalog/day.ts';
import { groupBy } from '../catalog/group-by.ts';
import { short } from '../catalog/quote.ts';
import {
  FINALS_FEED_PATH,
  feedPath,
  historyFeedPath,
  leaguePath,
  seasonFeedPath,
  typeFeedPath,
} from '../catalog/urls.ts';
import { isProvisionalName } from './calendar-text.ts';
import { reminderMinutes } from './event-times.ts';
import { limitDated, MOST_EVENTS, RECENT_DAYS } from './feed-limit.ts';
import type { MixQuery } from './mix-query.ts';
import {
  calendarText,
  isAllDay,
  kindSlugs,
  leagueOf,
  type PublishedCalendar,
  type PublishedEvent,
  propertyOf,
  publishedUid,
  unfolded,
} from './published-calendar.ts';

/** A published calendar by its path, `/feeds/nfl.ics`; undefined if there is none. */
export type ReadFeed = (path: string) => Promise<PublishedCalendar | undefined>;

/** A calendar, or sentences that name what does not exist. */
export type Mix = { calendar: string; problems?: undefined } | { calendar?: undefined; problems: string[] };

const NAME = 'My sports calendar';
/** With reminders, which take some 120 bytes each, it still has to be less than 1 MB. */
const MOST_EVENTS_WITH_ALARM = 1300;

const NO_EVENTS: Pick<PublishedCalendar, 'events'> = { events: [] };
const EVENT = 'events/';
const TEAM = 'teams/';

/** What is known of a mix so far. */
interface Collected {
  head: string;
  /** By UID. */
  events: Map<string, PublishedEvent>;
  /** The UIDs of those that are followed by themselves or for their team: they never wait. */
  personal: Set<string>;
  problems: string[];
}

/** @param today as `2026-11-18`: reminders depend on it, and what is left out if it is too much for one calendar */
export async function mixCalendar(query: MixQuery, read: ReadFeed, today: string): Promise<Mix> {
  const { follow, without, alarm } = query;
  const collected: Collected = { head: '', events: new Map(), personal: new Set(), problems: [] };
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
  const limited =
    events.length > most ? await limit(events, most, read, collected, today) : events.sort(byStart);
  const texts = limited.map((event) =>
    alarm === undefined ? event.text : `${event.text}${alarmOf(event, alarm, today)}`,
  );
  return { calendar: calendarText(renamed(collected.head, NAME), texts) };
}

/** Leagues, categories, types, teams and bundles. */
async function collectFeeds(items: readonly string[], read: ReadFeed, collected: Collected): Promise<void> {
  for (const item of items) {
    const calendar = await read(feedOf(item));
    if (calendar) add(calendar, item.startsWith(TEAM), collected);
    else collected.problems.push(`There is no calendar of “${short(item)}”.`);
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
    add({ head, events: found }, true, collected);
    for (const { uid } of found) missing.delete(uid);
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

function add({ head, events }: PublishedCalendar, isPersonal: boolean, to: Collected): void {
  to.head ||= head;
  for (const event of events) {
    if (isPersonal) to.personal.add(event.uid);
    // Calendars of several leagues have the league in an event's name, which is of use here too.
    if (event.text.length > (to.events.get(event.uid)?.text.length ?? 0)) to.events.set(event.uid, event);
  }
}

/**
 * `league:type` leaves out what My calendar hides by this name (catalog/kind.ts). The few names that only a calendar of
 * a type has, such as `atptour:grand-slam`, leave out the events of that calendar.
 */
async function exclusion(
  without: readonly string[],
  read: ReadFeed,
  { problems }: Collected,
): Promise<(event: PublishedEvent) => boolean> {
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
function byStart(a: PublishedEvent, b: PublishedEvent): number {
  return a.start - b.start || (a.uid < b.uid ? -1 : 1);
}

/** As the published calendars are limited: the earliest are left out, then games far ahead that are nothing special. */
async function limit(
  events: PublishedEvent[],
  most: number,
  read: ReadFeed,
  { personal }: Collected,
  today: string,
): Promise<PublishedEvent[]> {
  const { events: ofFinals } = (await read(FINALS_FEED_PATH)) ?? NO_EVENTS;
  const finals = new Set(ofFinals.map(({ uid }) => uid));
  // If these are too many already, there is no need to sort all the earlier ones.
  const recent = timeOfDay(addDays(today, -RECENT_DAYS));
  const ahead = events.filter(({ end }) => end >= recent);
  const dated = (ahead.length > most ? ahead : events)
    .sort(byStart)
    .map((event) => ({ event, start: isoDay(event.start), end: isoDay(event.end) }));
  const mayWait = ({ event: { uid } }: { event: PublishedEvent }) => !personal.has(uid) && !finals.has(uid);
  return limitDated(dated, today, mayWait, most).events.map(({ event }) => event);
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
function alarmOf(event: PublishedEvent, minutesBefore: number, today: string): string {
  const name = propertyOf(event.text, 'SUMMARY');
  const isOff = propertyOf(event.text, 'STATUS') === 'CANCELLED';
  if (event.start < timeOfDay(today) || isOff || isProvisionalName(unfolded(name))) return '';
  const minutes = reminderMinutes(minutesBefore, isAllDay(event));
  return ['', 'BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${minutes}M`, NOTE, 'END:VALARM'].join('\r\n');
}

/** Required, but apps show the event's own name. */
const NOTE = 'DESCRIPTION:Reminder';

function renamed(head: string, name: string): string {
  return head.replace(/\r\n(NAME|X-WR-CALNAME):.*(\r\n .*)*/g, `\r\n$1:${name}`);
}
