/** An answer of search as lines of a list: what stands on each, and where it leads. */

import { addDays, isTimed } from '../../catalog/day.ts';
import type { FoundEvent } from '../../catalog/search/event-at.ts';
import type { WeekOrMonth } from '../../catalog/search/read-week-or-month.ts';
import type { FoundDay, FoundPage, FoundVenue, SearchMatches } from '../../catalog/search/search.ts';
import { isAhead, isUnderWay, type Status, statusOf } from '../../catalog/status.ts';
import { eventPath } from '../../catalog/urls.ts';
import { calendarTitle, shownDays } from '../calendar/calendar-query.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { longDay, whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';

export interface ResultLine {
  href: string;
  title: string;
  /** What the second line says, from the most important on. */
  about: string[];
  /** Date and time of an event, and the machine's form of it. */
  when?: { text: string; start: string };
  /** A word about an event that does not simply lie ahead. */
  mark?: { status: Status; text: string };
  isOver?: boolean;
  /** The sport, for its accent. */
  sportId?: string;
}

export interface ResultGroup {
  name: string;
  lines: ResultLine[];
}

const MARKS: Partial<Record<Status, string>> = {
  live: 'Live',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
};

/** The groups that have something, in their order. A day that was asked for comes first. */
export function resultGroups(answer: SearchMatches, visitor: Visitor): ResultGroup[] {
  const dates = answer.weekOrMonth ? [weekOrMonthLine(answer.weekOrMonth, visitor)] : [];
  const days = { name: 'Dates', lines: [...dates, ...answer.days.map((day) => dayLine(day, visitor))] };
  const groups = [
    { name: 'Leagues', lines: answer.leagues.map(pageLine) },
    { name: 'Teams', lines: answer.teams.map(pageLine) },
    { name: 'Events', lines: answer.events.map((event) => eventLine(event, visitor)) },
    { name: 'Venues', lines: answer.venues.map((venue) => venueLine(venue, visitor)) },
    { name: 'Did you mean', lines: answer.suggestions.map(pageLine) },
  ];
  return [days, ...groups].filter(({ lines }) => lines.length > 0);
}

function pageLine({ name, path, sportId, about }: FoundPage): ResultLine {
  return { href: path, title: name, about: [about], sportId };
}

function eventLine(event: FoundEvent & { isByDetails: boolean }, visitor: Visitor): ResultLine {
  const league = leagueBySlug(event.league);
  const sport = league?.sportId ?? '';
  const status = statusOf(event, sport, visitor.now, visitor.timeZone);
  const isLive = isUnderWay(event, sport, visitor.now, visitor.timeZone);
  const text = isLive && !isTimed(event.start) ? 'On now' : MARKS[status];
  const isMarked = text !== undefined && (status !== 'live' || isLive);
  const about = [league?.name ?? '', event.isByDetails ? event.details : event.type, event.location];
  return {
    href: eventPath(event),
    title: event.name,
    about: about.filter((text, at) => text !== '' && about.indexOf(text) === at),
    when: { text: whenText(event, visitor), start: event.start },
    isOver: !isAhead(status),
    ...(isMarked ? { mark: { status, text } } : {}),
    ...(league ? { sportId: league.sportId } : {}),
  };
}

function venueLine({ name, event, isAhead }: FoundVenue, visitor: Visitor): ResultLine {
  const sportId = leagueBySlug(event.league)?.sportId;
  return {
    href: eventPath(event),
    title: name,
    about: [`${isAhead ? 'Next' : 'Last'}: ${event.name}`],
    when: { text: whenText(event, visitor), start: event.start },
    ...(sportId ? { sportId } : {}),
  };
}

/** As the page that it leads to calls it. */
function weekOrMonthLine(query: WeekOrMonth, { today, weekStart }: Visitor): ResultLine {
  return {
    href: `/calendar?date=${query.day}&view=${query.view}`,
    title: calendarTitle(query, shownDays(query, weekStart), today),
    about: ['Calendar of all sports'],
  };
}

function dayLine({ day, events }: FoundDay, { today }: Visitor): ResultLine {
  const names: Record<string, string> = {
    [today]: 'Today',
    [addDays(today, 1)]: 'Tomorrow',
    [addDays(today, -1)]: 'Yesterday',
  };
  const count = events === 0 ? 'No events' : events === 1 ? '1 event' : `${events} events`;
  return {
    href: `/calendar?date=${day}`,
    title: longDay(day, today),
    about: [names[day] ?? '', count].filter(Boolean),
  };
}
