/** A season on one axis: a row for each category, with bars, markers and game days, in lanes that fit the axis's width. */
import { daysBetween, listedDay } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { type EventGroup, groupEvents } from '../event/group-events.ts';
import { type Reader, whenText } from '../time/format.ts';
import { type Axis, monthAfter, stretchOf } from './axis.ts';
import { type Placeable, placeInLanes } from './lanes.ts';
import type { GameDay, TimelineMark, TimelineRow, Tone } from './marks.ts';
import { LETTER_WIDTH, NAME_PADDING } from './visible-rows.ts';

/** The first and last day, both inclusive. */
interface Days {
  from: string;
  to: string;
}

export interface SeasonTimelineMark extends TimelineMark, Days {
  /** Several only where a row is merged by day. */
  events: readonly [SportsEvent, ...SportsEvent[]];
}

/** The games of one category: a row of several has several. */
interface GameSummary extends Days {
  category: string;
  count: number;
}

export interface SeasonRow extends TimelineRow {
  marks: SeasonTimelineMark[];
  games: GameSummary[];
}

export interface SeasonLayout {
  axis: Axis;
  /** Pixels. */
  axisWidth: number;
  visitor: Reader;
  hrefOf: (event: SportsEvent) => string;
}

/** A row with more events than this shows one mark for each day. */
const MANY_EVENTS = 60;
/** Fewer numbered categories than this ("Matchday 1", "Matchday 2") stay rows of their own. */
const MIN_SERIES_GAMES = 3;

/** A part of the axis: the line below a shorter row would say nothing that its marks do not. */
const SHORTEST_SPAN = 0.05;

/** The days of an event as the visitor lists them; a plain day is the same to everyone. */
function daysOf(event: SportsEvent, timeZone: string): Days {
  return { from: listedDay(event.start, timeZone), to: listedDay(event.end ?? event.start, timeZone) };
}

function spanOf(spans: readonly Days[]): Days {
  let from = '9999-12-31';
  let to = '';
  for (const span of spans) {
    if (span.from < from) from = span.from;
    if (span.to > to) to = span.to;
  }
  return { from, to };
}

/** Whole months. */
export function axisOf(events: readonly SportsEvent[], timeZone: string): Axis {
  const { from, to } = spanOf(events.map((event) => daysOf(event, timeZone)));
  const first = monthAfter(from, 0);
  return { from: first, length: daysBetween(first, monthAfter(to, 1)) };
}

/** In chronological order; of those that begin together the one with a period first, then as the schedule has them. */
export function seasonRows(events: readonly SportsEvent[], layout: SeasonLayout): SeasonRow[] {
  const { timeZone } = layout.visitor;
  return joinSeries(groupEvents(events, timeZone))
    .map((groups) => layOutRow(groups, layout))
    .sort((a, b) => a.from - b.from || Number(b.hasPeriod) - Number(a.hasPeriod))
    .map(({ row }) => row);
}

/** Categories that are numbered through, as the matchdays of a league, share a row: 38 rows would be no picture. */
export function joinSeries<Group extends { label: string }>(groups: readonly Group[]): Group[][] {
  const stems = groupBy(groups, (group) => /^(\D+) \d+$/.exec(group.label)?.[1] ?? group);
  return [...stems.values()].flatMap((members) =>
    members.length < MIN_SERIES_GAMES ? members.map((group) => [group]) : [members],
  );
}

/** "Matchday 1–38", whatever the order in which they are played. */
function labelOf(groups: readonly EventGroup[]): string {
  const [first] = groups;
  if (!first || groups.length === 1) return first?.label ?? '';
  const numbers = groups.map(({ label }) => Number(/\d+$/.exec(label)?.[0]));
  return first.label.replace(/\d+$/, `${Math.min(...numbers)}–${Math.max(...numbers)}`);
}

function layOutRow(groups: readonly EventGroup[], layout: SeasonLayout) {
  const { axis, visitor } = layout;
  const { timeZone } = visitor;
  const events = groups.flatMap((group) => group.events);
  const games = groups.flatMap((group) => gameSummaryOf(group, timeZone));
  const count = games.reduce((sum, each) => sum + each.count, 0);
  const dated = events
    .filter((event) => !isGame(event))
    .map((event): DatedEvents => ({ events: [event], ...daysOf(event, timeZone) }));
  const marks = (dated.length > MANY_EVENTS ? mergeByDay(dated) : dated)
    .sort(
      (a, b) =>
        compare(a.from, b.from) || compare(b.to, a.to) || compare(a.events[0].start, b.events[0].start),
    )
    .map((each) => markOf(each, layout));
  const lanes = placeInLanes(
    marks.map((mark) => placeableOf(mark, layout)),
    layout.axisWidth,
  );
  const { from, to } = spanOf(events.map((event) => daysOf(event, timeZone)));
  const span = stretchOf(axis, from, to);
  const hasPeriod = marks.some(({ tone }) => tone === 'phase');
  const row: SeasonRow = {
    key: groups[0]?.anchor ?? '',
    label: labelOf(groups),
    detail: count > 0 ? gamesText(count) : undefined,
    marks: marks.map((mark, index) => {
      const { lane = 0, name = null } = lanes.placed[index] ?? {};
      return { ...mark, lane, name: name && { text: markName(mark.events), ...name } };
    }),
    lanes: lanes.count,
    areMarkersThin: lanes.areMarkersThin,
    gameDays: gameDaysOf(events.filter(isGame), axis, timeZone),
    games,
    span: !hasPeriod && span.size >= SHORTEST_SPAN * axis.length ? span : null,
  };
  return { row, from: span.at, hasPeriod };
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

export const gamesText = (count: number) => (count === 1 ? '1 game' : `${count.toLocaleString('en')} games`);

type DatedEvents = Pick<SeasonTimelineMark, 'events' | 'from' | 'to'>;

function mergeByDay(dated: readonly DatedEvents[]): DatedEvents[] {
  return [...groupBy(dated, ({ from }) => from).values()].flatMap((members) => {
    const [first, ...rest] = members.flatMap(({ events }) => events);
    return first ? [{ events: [first, ...rest] as const, ...spanOf(members) }] : [];
  });
}

function markOf(
  { events, from, to }: DatedEvents,
  { axis, visitor, hrefOf }: SeasonLayout,
): SeasonTimelineMark {
  const [event] = events;
  const off = events.length === 1 ? event.off : undefined;
  return {
    key: event.id,
    events,
    from,
    to,
    ...stretchOf(axis, from, to),
    shape: from === to ? 'marker' : 'bar',
    tone: toneOf(event),
    milestone: event.milestone ?? null,
    isOff: off !== undefined,
    // A merged mark leads to the first of its events, and says so.
    href: hrefOf(event),
    words: () => {
      const name = events.length === 1 ? event.name : `${event.name} and ${events.length - 1} more`;
      const when = markWhen({ events, from, to }, visitor);
      return `${name}, ${off ? `${when} · ${off}` : when}`;
    },
  };
}

export function toneOf(event: SportsEvent): Tone {
  if (event.milestone === 'final') return 'final';
  return event.isPeriod ? 'phase' : 'event';
}

/** What is written beside a mark. */
export function markName(events: SeasonTimelineMark['events']): string {
  return events.length === 1 ? events[0].name : `${events.length} events`;
}

export function markWhen({ events, from, to }: DatedEvents, visitor: SeasonLayout['visitor']): string {
  return whenText(events.length === 1 ? events[0] : { start: from, end: to }, visitor);
}

function placeableOf({ at, size, shape, tone, events }: SeasonTimelineMark, layout: SeasonLayout): Placeable {
  const dayWidth = layout.axisWidth / layout.axis.length;
  const isBar = shape === 'bar';
  return {
    shape: isBar ? 'bar' : 'marker',
    isPeriod: isBar && tone === 'phase',
    start: (isBar ? at : at + size / 2) * dayWidth,
    width: isBar ? size * dayWidth : 0,
    nameWidth: markName(events).length * LETTER_WIDTH + NAME_PADDING,
    // Ink cannot be read on the full accent, so the name of a final is beside it.
    isReadable: isBar && tone !== 'final',
  };
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
