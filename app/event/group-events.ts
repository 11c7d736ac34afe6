/** A season as its page shows it: by category key, long categories divided further, all in chronological order. */

import { listedDay } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { eventAnchor, groupAnchor } from '../../catalog/event/urls.ts';
import type { Stage } from '../../catalog/event/vocabulary.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { monthText } from '../time/format.ts';
import { type RaceWeekend, raceWeekends } from './race-weekends.ts';

export interface EventGroup {
  label: string;
  /** Unique on the page: no event has one like it, and every group is named by the same `Namer`. */
  anchor: string;
  /** First and last day of its events, periods aside. */
  from: string;
  to: string;
  events: SportsEvent[];
}

export interface CategoryGroup extends EventGroup {
  /** What has games within it, e.g. the regular season from its first to its last day: no row among these. */
  periods: SportsEvent[];
  /** The key in the data. */
  category: string;
  /** A single one without a label where the category is short. */
  subgroups: EventGroup[];
}

/** Makes an anchor of the words of a group, and of the group that it is in. */
type Namer = (...labels: string[]) => string;

/** What has no group of its own, such as a trade deadline among weeks. */
export const OTHER_DATES = 'Other dates';
/** A category with more events than this is divided. */
const LONG_CATEGORY = 40;
/** Tours are read by date: their types are levels, which follow no order. */
const TOURS = ['golf', 'tennis', 'mma'];
/** More events than this are divided into the months of a tour. */
const LONG_TOUR = 12;
/** Where teams meet in series. */
const STAGES_OF_SERIES: readonly Stage[] = ['playoffs', 'final'];
/** Types divide a category if none of them holds most of it. */
const MAX_SHARE = 2 / 3;

export function groupEvents(events: readonly SportsEvent[], timeZone: string, sport = ''): CategoryGroup[] {
  const weekends = sport === 'motorsport' ? raceWeekends(events) : [];
  const weekendOf = new Map(
    weekends.flatMap((weekend) => weekend.events.map((event) => [event, weekend] as const)),
  );
  const nameGroup = makeNamer();
  // A practice session is listed with its race, so under the race's category.
  const byCategory = groupBy(events, (event) => weekendOf.get(event)?.category ?? event.section);
  return [...byCategory]
    .map(([category, members]) => {
      const name = labelOf(category, members, byCategory.size === 1, sport);
      // People have kept addresses with the anchor of "Race".
      const label = name === 'Race' ? racesText(members) : name;
      const group = makeGroup(label, nameGroup(name), members, timeZone);
      const subgroupNamer: Namer = (part) => nameGroup(name, part);
      const own = weekends.filter((weekend) => weekend.category === category);
      const subgroups =
        own.length > 1 && own.some((weekend) => weekend.events.length > 1)
          ? weekendSubgroups(own, subgroupNamer, timeZone)
          : subgroupsOf(members, category, subgroupNamer, timeZone, sport);
      const isDivided = subgroups.length > 0;
      const periods = isDivided
        ? members.filter((event) => event.isPeriod)
        : periodsAround(members.filter(isGame), members);
      const rows = members.filter((event) => !periods.includes(event));
      return {
        ...group,
        category,
        periods,
        subgroups: isDivided ? subgroups : [{ ...group, events: rows, label: '' }],
      };
    })
    .sort((a, b) => overviewRank(a, sport) - overviewRank(b, sport) || byFirstDay(a, b));
}

/** Of Olympic Games, what they are as a whole is before their single sports. */
const OVERVIEW = ['The Games', 'Ceremonies', 'Sports'];

function overviewRank({ label }: EventGroup, sport: string): number {
  const rank = sport === 'olympics' ? OVERVIEW.indexOf(label) : -1;
  return rank < 0 ? OVERVIEW.length : rank;
}

function periodsAround(games: readonly SportsEvent[], events: readonly SportsEvent[]): SportsEvent[] {
  return events.filter(
    (event) =>
      event.isPeriod &&
      games.some(({ start }) => event.start <= start && start.slice(0, 10) <= (event.end ?? event.start)),
  );
}

/** The subgroups of a category; none where it is short enough to be undivided. */
function subgroupsOf(
  members: SportsEvent[],
  category: string,
  nameGroup: Namer,
  timeZone: string,
  sport: string,
): EventGroup[] {
  const events = members.filter((event) => !event.isPeriod);
  if (TOURS.includes(sport)) return events.length > LONG_TOUR ? months(events, nameGroup, timeZone) : [];
  if (STAGES_OF_SERIES.includes(members[0]?.stage ?? 'other')) {
    const { series, others } = playoffSeries(events);
    if (series.length > 1) {
      const rest = [...groupBy(others, (event) => event.type)].map(([type, list]) => ({
        label: type || 'Other',
        events: list,
      }));
      return toSubgroups([...series, ...rest], nameGroup, timeZone);
    }
  }
  return members.length > LONG_CATEGORY ? divide(events, category, nameGroup, timeZone) : [];
}

function weekendSubgroups(weekends: RaceWeekend[], nameGroup: Namer, timeZone: string): EventGroup[] {
  return toSubgroups(
    weekends.map(({ name, events }) => ({ label: name, events })),
    nameGroup,
    timeZone,
  );
}

/** The second of one name gets a number. */
function makeNamer(): Namer {
  const used = new Set<string>();
  return (...labels) => {
    const wanted = groupAnchor(labels);
    let anchor = wanted;
    for (let use = 2; used.has(anchor); use += 1) anchor = `${wanted}-${use}`;
    used.add(anchor);
    return anchor;
  };
}

/** The event or the group that an address means: those of groups had no prefix until November 2026. */
export function targetOf(anchor: string, events: readonly SportsEvent[]): string {
  const isEvent = events.some((event) => eventAnchor(event) === anchor);
  return anchor === '' || isEvent || anchor.startsWith(groupAnchor([])) ? anchor : groupAnchor([anchor]);
}

/** Groups with anchors of their own, in order. */
function toSubgroups(
  lists: { label: string; events: SportsEvent[] }[],
  nameGroup: Namer,
  timeZone: string,
): EventGroup[] {
  return lists
    .map(({ label, events }) => makeGroup(label, nameGroup(label), events, timeZone))
    .sort(byFirstDay);
}

function makeGroup(label: string, anchor: string, events: SportsEvent[], timeZone: string): EventGroup {
  const dated = events.filter((event) => !event.isPeriod);
  let from = '9999-12-31';
  let to = '';
  for (const event of dated.length > 0 ? dated : events) {
    const first = listedDay(event.start, timeZone);
    const last = event.end === null ? first : listedDay(event.end, timeZone);
    if (first < from) from = first;
    if (last > to) to = last;
  }
  return { label, anchor, from, to, events };
}

function divide(events: SportsEvent[], category: string, nameGroup: Namer, timeZone: string): EventGroup[] {
  const byType = groupBy(events, (event) => event.type);
  const largest = Math.max(...[...byType.values()].map((members) => members.length));
  if (largest <= events.length * MAX_SHARE) {
    return toSubgroups(
      [...byType].map(([type, members]) => ({
        // A trade deadline of the type Regular Season is none of its weeks.
        label: type === '' || type === category ? OTHER_DATES : type,
        events: members,
      })),
      nameGroup,
      timeZone,
    );
  }
  return months(events, nameGroup, timeZone);
}

/** None where all is in one month. */
function months(events: SportsEvent[], nameGroup: Namer, timeZone: string): EventGroup[] {
  const byMonth = groupBy(events, (event) => listedDay(event.start, timeZone).slice(0, 7));
  if (byMonth.size === 1) return [];
  return toSubgroups(
    [...byMonth].map(([month, members]) => ({ label: monthText(month), events: members })),
    nameGroup,
    timeZone,
  );
}

function byFirstDay(a: EventGroup, b: EventGroup): number {
  if (a.from !== b.from) return a.from < b.from ? -1 : 1;
  if (a.to !== b.to) return a.to < b.to ? -1 : 1;
  return a.label < b.label ? -1 : a.label > b.label ? 1 : 0;
}

/** The empty category key needs words on a page: what most of it is, if it is mostly one thing. */
function labelOf(category: string, events: SportsEvent[], isOnly: boolean, sport: string): string {
  if (category !== '') return sport === 'olympics' && category === 'Championship' ? 'The Games' : category;
  if (events.every(({ name }) => name.endsWith('Ceremony'))) return 'Ceremonies';
  const byType = TOURS.includes(sport) ? [] : groupBy(events, (event) => event.type);
  for (const [type, members] of byType) {
    if (type && members.length > events.length * MAX_SHARE) return type;
  }
  return isOnly ? 'All events' : OTHER_DATES;
}

function racesText(events: readonly SportsEvent[]): string {
  return events.every(({ name }) => name.includes('Grand Prix')) ? 'Grands Prix' : 'Races';
}

/** Two meetings are a tie of two legs; a series has more. */
const MIN_SERIES_GAMES = 3;

/** Series in the order of their first games, and what is none. */
export function playoffSeries(events: readonly SportsEvent[]): {
  series: { label: string; events: SportsEvent[] }[];
  others: SportsEvent[];
} {
  const games = events.filter((event) => isGame(event));
  const byPair = groupBy(games, (game) => [game.home, game.away].sort().join('\n'));
  const series = [...byPair.values()].filter((members) => members.length >= MIN_SERIES_GAMES);
  const inSeries = new Set<SportsEvent>(series.flat());
  return {
    series: series.map((members) => ({
      label: `${members[0]?.home} – ${members[0]?.away}`,
      events: members,
    })),
    others: events.filter((event) => !inSeries.has(event)),
  };
}
