/** Where everything of a season stands on one axis: rows, bars, markers, game days, months and today. */
import { daysBetween, listedDay } from '../../catalog/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { milestoneOf } from '../../catalog/milestone.ts';
import { isPeriod } from '../../catalog/period.ts';
import { type EventGroup, groupEvents } from '../event/group-events.ts';
import type { Visitor } from '../time/visitor.tsx';
import {
  type Axis,
  firstOfMonth,
  monthTicks,
  nextMonth,
  nowOn,
  type Stretch,
  stretchOf,
  type Tick,
  weekTicks,
} from './timeline-axis.ts';
import { type Placeable, type Placed, placeInLanes, type Side } from './timeline-lanes.ts';

/** Light for what frames others, stronger for what one attends, full for what decides the season. */
export type Tone = 'frame' | 'event' | 'final';

export interface Mark extends Stretch {
  /** Several only where a row is merged by day. */
  events: readonly [SportsEvent, ...SportsEvent[]];
  from: string;
  to: string;
  /** Several days or one. A marker stands in the middle of its day and has no size. */
  shape: 'bar' | 'marker';
  tone: Tone;
  lane: number;
  /** The room of its name, as a fraction of the axis. */
  name: { side: Side; size: number } | null;
}

/** How many games one day has; the day counted from the axis's first. */
interface GameDay {
  day: number;
  count: number;
}

/** The games of one category: a row of several has several. */
interface GameSummary {
  category: string;
  count: number;
  from: string;
  to: string;
}

export interface TimelineRow extends Stretch {
  key: string;
  label: string;
  /** In chronological order. */
  marks: Mark[];
  lanes: number;
  /** Markers are thin lines where diamonds would need too many lanes. */
  areMarkersThin: boolean;
  gameDays: GameDay[];
  games: GameSummary[];
  /** A row without a frame needs its first and last day drawn. */
  isFramed: boolean;
}

export interface Timeline {
  axis: Axis;
  months: Tick[];
  weeks: Tick[];
  /** The middle of today; null if today is not on the axis. */
  now: number | null;
  rows: TimelineRow[];
}

/** What of the visitor decides where things stand. */
export type Viewer = Pick<Visitor, 'timeZone' | 'today' | 'weekStart'>;

/** A row with more events than this shows one mark for each day. */
const MANY_EVENTS = 60;
/** Fewer numbered categories than this ("Matchday 1", "Matchday 2") stay rows of their own. */
const SERIES = 3;

/** Pixels, for small type in the widest of the system's fonts. */
const LETTER_WIDTH = 7;
const NAME_PADDING = 12;

/** The days of an event as the visitor lists them; a plain day is the same to everyone. */
function daysOf(event: SportsEvent, timeZone: string): { from: string; to: string } {
  return { from: listedDay(event.start, timeZone), to: listedDay(event.end ?? event.start, timeZone) };
}

function spanOf(spans: readonly { from: string; to: string }[]): { from: string; to: string } {
  let from = '9999-12-31';
  let to = '';
  for (const span of spans) {
    if (span.from < from) from = span.from;
    if (span.to > to) to = span.to;
  }
  return { from, to };
}

export function axisOf(events: readonly SportsEvent[], timeZone: string): Axis {
  const { from, to } = spanOf(events.map((event) => daysOf(event, timeZone)));
  const first = firstOfMonth(from);
  return { from: first, length: daysBetween(first, nextMonth(to)) };
}

/** Everything of a season on an axis of so many pixels; null if there is nothing. */
export function layOutTimeline(
  events: readonly SportsEvent[],
  { timeZone, today, weekStart }: Viewer,
  axisWidth: number,
): Timeline | null {
  if (events.length === 0) return null;
  const axis = axisOf(events, timeZone);
  return {
    axis,
    months: monthTicks(axis),
    weeks: weekTicks(axis, weekStart),
    now: nowOn(axis, today),
    rows: joinSeries(groupEvents(events, timeZone))
      .map((groups) => layOutRow(groups, axis, timeZone, axisWidth))
      // Of those that begin together the frame first, then as the schedule has them.
      .sort((a, b) => a.at - b.at || Number(b.isFramed) - Number(a.isFramed)),
  };
}

/** Categories that are numbered through, as the matchdays of a league, share a row: 38 rows would be no picture. */
export function joinSeries<G extends { label: string }>(groups: readonly G[]): G[][] {
  const stems = groupBy(groups, ({ label }) => /^(\D+) \d+$/.exec(label)?.[1]);
  const joined = new Set<string>();
  const rows: G[][] = [];
  for (const group of groups) {
    const stem = /^(\D+) \d+$/.exec(group.label)?.[1];
    const members = stem === undefined ? [] : (stems.get(stem) ?? []);
    if (stem === undefined || members.length < SERIES) rows.push([group]);
    else if (!joined.has(stem)) {
      joined.add(stem);
      rows.push(members);
    }
  }
  return rows;
}

/** "Matchday 1–38", whatever the order in which they are played. */
function labelOf(groups: readonly EventGroup[]): string {
  const [first] = groups;
  if (!first || groups.length === 1) return first?.label ?? '';
  const numbers = groups.map(({ label }) => Number(/\d+$/.exec(label)?.[0]));
  return first.label.replace(/\d+$/, `${Math.min(...numbers)}–${Math.max(...numbers)}`);
}

function layOutRow(
  groups: readonly EventGroup[],
  axis: Axis,
  timeZone: string,
  axisWidth: number,
): TimelineRow {
  const events = groups.flatMap((group) => group.events);
  const others = events.filter((event) => !isGame(event));
  const dated = others.map((event) => ({ events: [event] as const, ...daysOf(event, timeZone) }));
  const drafts = (dated.length > MANY_EVENTS ? mergeByDay(dated) : dated)
    .sort(
      (a, b) =>
        compare(a.from, b.from) || compare(b.to, a.to) || compare(a.events[0].start, b.events[0].start),
    )
    .map((draft) => draftMark(draft, axis));
  const lanes = placeInLanes(
    drafts.map((draft) => placeableOf(draft, axisWidth)),
    axisWidth,
  );
  const { from, to } = spanOf(events.map((event) => daysOf(event, timeZone)));
  return {
    key: groups[0]?.anchor ?? '',
    label: labelOf(groups),
    ...stretchOf(axis, from, to),
    marks: drafts.map((draft, index) => ({ ...draft, ...placeOf(lanes.placed[index], axisWidth) })),
    lanes: lanes.count,
    areMarkersThin: lanes.areMarkersThin,
    gameDays: gameDaysOf(events.filter(isGame), axis, timeZone),
    games: groups.flatMap((group) => gameSummaryOf(group, timeZone)),
    isFramed: drafts.some((draft) => draft.tone === 'frame'),
  };
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

type Dated = Pick<Mark, 'events' | 'from' | 'to'>;
type Draft = Omit<Mark, 'lane' | 'name'>;

function mergeByDay(dated: readonly Dated[]): Dated[] {
  return [...groupBy(dated, ({ from }) => from).values()].flatMap((members) => {
    const [first, ...rest] = members.flatMap(({ events }) => events);
    return first ? [{ events: [first, ...rest] as const, ...spanOf(members) }] : [];
  });
}

function draftMark({ events, from, to }: Dated, axis: Axis): Draft {
  const tone = toneOf(events[0]);
  const stretch = stretchOf(axis, from, to);
  if (from !== to) return { events, from, to, tone, shape: 'bar', ...stretch };
  return { events, from, to, tone, shape: 'marker', at: stretch.at + stretch.size / 2, size: 0 };
}

export function toneOf(event: SportsEvent): Tone {
  if (milestoneOf(event) === 'final') return 'final';
  return isPeriod(event) ? 'frame' : 'event';
}

function placeableOf({ at, size, shape, tone, events }: Draft, axisWidth: number): Placeable {
  return {
    shape,
    isFrame: shape === 'bar' && tone === 'frame',
    start: at * axisWidth,
    width: size * axisWidth,
    nameWidth: markName(events).length * LETTER_WIDTH + NAME_PADDING,
    // Ink cannot be read on the full accent, so the name of a final stands beside it.
    isReadable: shape === 'bar' && tone !== 'final',
  };
}

function placeOf(placed: Placed | undefined, axisWidth: number): Pick<Mark, 'lane' | 'name'> {
  if (!placed) return { lane: 0, name: null };
  const { lane, name } = placed;
  return { lane, name: name && { side: name.side, size: name.width / axisWidth } };
}

/** What stands at a mark. */
export function markName(events: Mark['events']): string {
  return events.length === 1 ? events[0].name : `${events.length} events`;
}

function gameDaysOf(games: readonly SportsEvent[], axis: Axis, timeZone: string): GameDay[] {
  return [...groupBy(games, (game) => daysBetween(axis.from, listedDay(game.start, timeZone)))]
    .map(([day, members]) => ({ day, count: members.length }))
    .sort((a, b) => a.day - b.day);
}

function gameSummaryOf(group: EventGroup, timeZone: string): GameSummary[] {
  const games = group.events.filter(isGame);
  if (games.length === 0) return [];
  const span = spanOf(games.map((game) => daysOf(game, timeZone)));
  return [{ category: group.label, count: games.length, ...span }];
}
