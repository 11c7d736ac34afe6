/** Turns search results into lines with a text and a link. */
import { addDays } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { isAhead, type Status, statusOf } from '../../catalog/event/status.ts';
import { eventPath, occasionPath, teamSlugInPath } from '../../catalog/event/urls.ts';
import type { WeekOrMonth } from '../../catalog/search/read-week-or-month.ts';
import type { FoundDay, FoundVenue, SearchMatches } from '../../catalog/search/search.ts';
import type { FoundPage } from '../../catalog/search/search-index.ts';
import type { TeamLook } from '../../catalog/team/team-look.ts';
import { calendarTitle, shownDays } from '../calendar/calendar-query.ts';
import { occasionOfEvent } from '../data/occasions.ts';
import { categoryName, leagueBySlug, leagues } from '../data/site-map.ts';
import { afterSides, sidesOf } from '../event/sides.ts';
import type { FollowKey } from '../follows/follows.ts';
import { leagueLook } from '../identity/league-look.ts';
import { longDay, whenText, zoneText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';

export interface ResultLine {
  href: string;
  title: string;
  /** Whose name is the title. */
  event?: SportsEvent;
  /** The badge before the title of a team or a league. */
  look?: TeamLook;
  /** The second line, the most important first. */
  details: string[];
  /** Date and time of an event, as text and as ISO 8601. */
  when?: { text: string; start: string };
  /** For an event that is live, cancelled, postponed, or past and not confirmed. */
  badge?: { status: Status; text: string };
  isPast?: boolean;
  /** For the sport's accent colour. */
  sport?: string;
  /** What a star beside it adds to My calendar. */
  follow?: FollowKey;
}

export interface ResultGroup {
  name: string;
  /** Beside the heading. */
  note?: string;
  lines: ResultLine[];
}

const BADGES: Partial<Record<Status, string>> = {
  live: 'Live',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  unconfirmed: 'Not confirmed',
};

const EVENTS = 'Events';

/** What the text is about comes first, and empty groups are left out. */
export function resultGroups(answer: SearchMatches, visitor: Visitor): ResultGroup[] {
  const week = answer.weekOrMonth ? [weekOrMonthLine(answer.weekOrMonth, visitor)] : [];
  const dates = { name: 'Dates', lines: [...week, ...answer.days.map((day) => dayLine(day, visitor))] };
  const names = [
    { name: 'Leagues', lines: answer.leagues.map(pageLine) },
    { name: 'Teams', lines: answer.teams.map(pageLine) },
  ];
  const events = {
    name: EVENTS,
    note: `Times in ${zoneText(visitor.timeZone, visitor.now)}`,
    lines: answer.events.map((event) => eventLine(event, visitor)),
  };
  const occasions = { name: 'Tournaments and Games', lines: occasionLines(answer) };
  const order = {
    dates: [dates, ...names, occasions, events],
    names: [...names, occasions, events, dates],
    events: [events, occasions, ...names, dates],
  };
  return [
    ...order[answer.subject],
    { name: 'Venues', lines: answer.venues.map((venue) => venueLine(venue, visitor)) },
    { name: 'Did you mean', lines: answer.suggestions.map(pageLine) },
  ].filter(({ lines }) => lines.length > 0);
}

/** The same for a page, which has its best hit and its events elsewhere: what is before the events, and what is after. */
export function groupsOfPage(
  answer: SearchMatches,
  visitor: Visitor,
  best: string | undefined,
): [before: ResultGroup[], after: ResultGroup[]] {
  const subject = answer.subject === 'dates' ? 'dates' : 'names';
  // Enough to know the tournaments.
  const events = answer.events.slice(0, BEST_EVENTS);
  const groups = resultGroups({ ...answer, subject, events }, visitor)
    .map((group) => {
      const lines = group.lines.filter(({ href }) => href !== best);
      const isOther = lines.length < group.lines.length;
      return isOther ? { name: `Other ${group.name.toLowerCase()}`, lines } : group;
    })
    .filter(({ lines }) => lines.length > 0);
  const place = groups.findIndex(({ name }) => name === EVENTS);
  return place < 0 ? [groups, []] : [groups.slice(0, place), groups.slice(place + 1)];
}

function pageLine({ name, path, sport, about, look }: FoundPage): ResultLine {
  const league = leagues.find((each) => each.path === path);
  const badge = league ? leagueLook(league) : look;
  const follow = followOf(path);
  return {
    href: path,
    title: name,
    details: [...new Set([categoryName(sport), about])],
    sport,
    ...(badge ? { look: badge } : {}),
    ...(follow ? { follow } : {}),
  };
}

export function followOf(path: string): FollowKey | undefined {
  const league = leagues.find((each) => each.path === path);
  if (league) return { list: 'leagues', key: league.slug };
  const team = teamSlugInPath(path);
  return team === undefined ? undefined : { list: 'teams', key: team };
}

/** A game with its sides in the order of its league. */
function titleOf(event: SportsEvent): string {
  if (!isGame(event)) return event.name;
  const { first, mark, second } = sidesOf(event);
  return `${first.name} ${mark} ${second.name}${afterSides(event)}`;
}

function eventLine(event: SportsEvent & { isByDetails: boolean }, visitor: Visitor): ResultLine {
  const league = leagueBySlug(event.league);
  const sport = league?.sport ?? '';
  const status = statusOf(event, sport, visitor.now);
  const text = BADGES[status];
  const details = [league?.name ?? '', event.isByDetails ? event.details : event.type, event.location];
  return {
    href: eventPath(event),
    title: titleOf(event),
    event,
    details: details.filter((text, index) => text !== '' && details.indexOf(text) === index),
    when: { text: whenText(event, visitor), start: event.start },
    isPast: !isAhead(status),
    ...(text ? { badge: { status, text } } : {}),
    ...(league ? { sport: league.sport } : {}),
  };
}

const MOST_OCCASIONS = 3;
const BEST_EVENTS = 50;

/** The pages of what the best events belong to. */
function occasionLines({ events }: SearchMatches): ResultLine[] {
  const found = new Set(events.map(occasionOfEvent).filter((occasion) => occasion !== undefined));
  return [...found].slice(0, MOST_OCCASIONS).map(({ slug, name, sport, season }) => ({
    href: occasionPath(slug),
    title: name,
    details: [season === undefined ? 'All editions' : 'All sessions by day and by sport'],
    sport,
  }));
}

function venueLine({ name, event, isAhead }: FoundVenue, visitor: Visitor): ResultLine {
  const sport = leagueBySlug(event.league)?.sport;
  return {
    href: eventPath(event),
    title: name,
    details: [`${isAhead ? 'Next' : 'Last'}: ${titleOf(event)}`],
    when: { text: whenText(event, visitor), start: event.start },
    ...(sport ? { sport } : {}),
  };
}

/** Titled like the page it links to. */
function weekOrMonthLine(query: WeekOrMonth, visitor: Visitor): ResultLine {
  return {
    href: `/calendar?date=${query.day}&view=${query.view}`,
    title: calendarTitle(query, shownDays(query, visitor.weekStart), visitor),
    details: ['Calendar'],
  };
}

function dayLine({ day, events, name = '' }: FoundDay, visitor: Visitor): ResultLine {
  const { today } = visitor;
  const names: Record<string, string> = {
    [today]: 'Today',
    [addDays(today, 1)]: 'Tomorrow',
    [addDays(today, -1)]: 'Yesterday',
  };
  const count = events === 0 ? 'No events' : countText(events, 'event');
  return {
    href: `/calendar?date=${day}`,
    title: longDay(day, visitor),
    details: [name, names[day] ?? '', count].filter(Boolean),
  };
}
