/** Events as an iCalendar file (RFC 5545): the one writer, for the feeds and for what a visitor downloads. */
import ical, {
  type ICalAlarmData,
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { isTimed } from '../catalog/day/day.ts';
import { isTentative } from '../catalog/event/certainty.ts';
import type { SportsEvent } from '../catalog/event/event.ts';
import { eventUid } from '../catalog/event/identity.ts';
import { sequenceOf, updatedAt } from '../catalog/event/updated.ts';
import { calendarDetails, calendarName } from './calendar-text.ts';
import { movedText } from './change-text.ts';
import { eventTimes, reminderMinutes } from './event-times.ts';
import { foldLines } from './fold-lines.ts';

/** What a calendar needs that is not in the events. */
export interface CalendarContext {
  leagueOf: (slug: string) => { name: string; sport: string };
  /** The event's own address. */
  pageOf: (event: SportsEvent) => string;
  sourceTitleOf?: (source: string) => string | undefined;
  /** A reminder for events that begin after `from`, an instant: some apps remind of past events at once. */
  alarm?: { minutesBefore: number; from: number };
  /** Written events, because the build writes each into half a dozen files. */
  texts?: Map<SportsEvent, string>;
}

interface CalendarHead {
  name: string;
  description?: string;
}

/** How often an app should look for changes: twice a day. */
const REFRESH_SECONDS = 12 * 60 * 60;
/** All-day events for Outlook 2003 and before; all others understand dates without a time. */
const OLD_OUTLOOK_LINES = /X-MICROSOFT-(CDO|MSNCALENDAR)-ALLDAYEVENT:TRUE\r\n/g;
/** The default type of a URL. */
const URL_VALUE_TYPE = /^URL;VALUE=URI:/m;
const END = 'END:VCALENDAR';

export function calendarOf(
  events: readonly SportsEvent[],
  { name, description }: CalendarHead,
  context: CalendarContext,
): string {
  const calendar = ical({
    name: escapeText(name),
    description: description === undefined ? null : escapeText(description),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Sports Calendar', product: 'Sports Calendar', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  const head = calendar.toString().slice(0, -END.length);
  return `${head}${events.map((event) => textOf(event, context)).join('')}${END}\r\n`;
}

/** The lines of one event. */
function textOf(event: SportsEvent, context: CalendarContext): string {
  const known = context.texts?.get(event);
  if (known !== undefined) return known;
  const written = ical().createEvent(contentOf(event, context)).toString();
  const needed = written.replaceAll(OLD_OUTLOOK_LINES, '').replace(URL_VALUE_TYPE, 'URL:');
  const lines = foldLines(needed);
  context.texts?.set(event, lines);
  return lines;
}

function contentOf(event: SportsEvent, context: CalendarContext): ICalEventData {
  const { leagueOf, pageOf, sourceTitleOf } = context;
  const league = leagueOf(event.league);
  const { isAllDay, start, endExclusive } = eventTimes(event, league.sport);
  const off = event.off;
  const page = pageOf(event);
  const source = sourceTitleOf?.(event.source);
  const updated = new Date(updatedAt(event));
  return {
    id: eventUid(event),
    sequence: sequenceOf(event),
    stamp: updated,
    lastModified: updated,
    start: new Date(start),
    end: new Date(endExclusive),
    allDay: isAllDay,
    // Many apps do not show the status, so it is in the name too.
    summary: off ? `${OFF_WORDS[off]}: ${event.name}` : calendarName(event),
    location: event.location || null,
    description: [
      calendarDetails(event),
      event.extras,
      movedText(event),
      source && `Source: ${shortTitle(source)}`,
    ]
      .filter(Boolean)
      .join('\n'),
    url: page,
    categories: [...new Set([league.name, event.section, event.type])]
      .filter(Boolean)
      .map((text) => ({ name: text })),
    status: statusOf(event),
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: alarmsOf(event, context),
  };
}

function alarmsOf(event: SportsEvent, { alarm }: CalendarContext): ICalAlarmData[] {
  if (!alarm || event.provisional || event.off || Date.parse(event.start) <= alarm.from) return [];
  const minutes = reminderMinutes(alarm.minutesBefore, !isTimed(event.start));
  return [{ type: ICalAlarmType.display, trigger: minutes * 60 }];
}

/** A postponed event is not held on its old date either; with a new date it keeps its identity. */
const OFF_WORDS = { cancelled: 'Cancelled', postponed: 'Postponed' };

function statusOf(event: SportsEvent): ICalEventStatus {
  if (event.off) return ICalEventStatus.CANCELLED;
  return event.sure === 'estimated' || isTentative(event)
    ? ICalEventStatus.TENTATIVE
    : ICalEventStatus.CONFIRMED;
}

/** "NFL game files (owner/repository)" without the repository: the event's page names it in full. */
function shortTitle(title: string): string {
  return title.replace(/ \([^()]*\)$/, '');
}

/** The library escapes what is in events, but not the calendar's own name. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** One event as an iCalendar file, for a visitor who adds it to a calendar. */
interface Context {
  sport: string;
  leagueName: string;
  /** The event's own address. */
  page: string;
}

export function eventCalendar(event: SportsEvent, { sport, leagueName, page }: Context): string {
  return calendarOf(
    [event],
    { name: `${event.name} (${leagueName})` },
    { leagueOf: () => ({ name: leagueName, sport: sport }), pageOf: () => page },
  );
}
