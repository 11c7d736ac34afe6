/** A season, or what somebody follows, on a timeline that looks as that of all leagues. */
import { useMemo } from 'react';
import { daysBetween, listedDay } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { eventAnchor, leaguePath, seasonPath } from '../../catalog/event/urls.ts';
import { seasonMarks } from '../../catalog/season/season-marks.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { useQuery } from '../router/use-query.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Warnings } from '../ui/notice.tsx';
import { type Axis, axisOfMonths, MONTH_DAYS, nowOn } from './axis.ts';
import { type LinkedMark, type PlacedRow, placeMarks } from './drawn-rows.ts';
import type { GameDay } from './marks.ts';
import { Timeline } from './timeline.tsx';
import around from './timeline-controls.module.css';
import { namedMonths, zoomParameters } from './timeline-zoom.ts';
import { clampView, type TimelineView, wholeView } from './view.ts';

export interface EventsRow {
  label: string;
  sport: string;
  /** A league is drawn by the phases of its seasons, anything else event by event. */
  isLeague: boolean;
  events: readonly SportsEvent[];
}

type EventHref = (event: SportsEvent) => string;

interface SeasonTimelineProps {
  rows: readonly EventsRow[];
  visitor: Visitor;
  /** The address of an event's details. */
  hrefOf: EventHref;
}

// The default export because lazyComponent needs one.
export default function SeasonTimeline({ rows, visitor, hrefOf }: SeasonTimelineProps) {
  const { timeZone, today } = visitor;
  const { query, warnings, change } = useQuery(zoomParameters);
  const axis = useMemo(() => axisOf(rows, timeZone, today), [rows, timeZone, today]);
  const placed = useMemo(
    () => rows.map((row) => placeRow(row, axis, timeZone, hrefOf)).filter(({ marks }) => marks.length > 0),
    [rows, axis, timeZone, hrefOf],
  );
  if (placed.length === 0) return <p className="muted">No events to show.</p>;
  return (
    <>
      <Warnings of={warnings} />
      <Timeline
        rows={placed}
        axis={axis}
        visitor={visitor}
        wanted={firstView(axis, query.months, today)}
        onRest={({ days }) => {
          const isWhole = days >= axis.length - 1;
          change({ months: namedMonths(isWhole ? Number.POSITIVE_INFINITY : days) }, { replace: true });
        }}
      />
      <p className={`${around.all} screen-only`}>
        <a href="/timeline">All leagues on one timeline</a>
      </p>
    </>
  );
}

function axisOf(rows: readonly EventsRow[], timeZone: string, today: string): Axis {
  const days = rows
    .flatMap(({ events }) => events.flatMap(({ start, end }) => [start, end ?? start]))
    .map((time) => listedDay(time, timeZone))
    .sort();
  return axisOfMonths(days.at(0) ?? today, days.at(-1) ?? today);
}

/** Today in the middle, or else the first day at the left. */
function firstView(axis: Axis, months: number, today: string): TimelineView {
  if (months * MONTH_DAYS >= axis.length) return wholeView(axis);
  const days = months * MONTH_DAYS;
  return clampView(axis, { days, from: (nowOn(axis, today) ?? 0) - days / 2 });
}

function placeRow(row: EventsRow, axis: Axis, timeZone: string, hrefOf: EventHref): PlacedRow {
  const { label, sport, isLeague } = row;
  const events = row.events.filter(({ off }) => off === undefined);
  const phases = isLeague
    ? [...groupBy(events, ({ season }) => season).values()].flatMap(phaseMarks(hrefOf))
    : [];
  // What is left by a filter may be no part of a phase.
  const marks = phases.length > 0 ? phases : events.map(eventMark(hrefOf));
  const gameDays = isLeague ? gameDaysOf(events, axis, timeZone) : [];
  return { key: label, label, sport, marks: placeMarks(marks, axis, timeZone), gameDays };
}

const phaseMarks =
  (hrefOf: EventHref) =>
  (events: readonly SportsEvent[]): LinkedMark[] => {
    const [first] = events;
    if (!first) return [];
    const byAnchor = new Map(events.map((event) => [eventAnchor(event), event]));
    const season = seasonPath(leaguePath(first.league), first.season);
    return seasonMarks({ events }).map((mark) => {
      const event = byAnchor.get(mark.target);
      return { ...mark, season: first.season, href: event ? hrefOf(event) : `${season}${mark.target}` };
    });
  };

const eventMark =
  (hrefOf: EventHref) =>
  (event: SportsEvent): LinkedMark => {
    const { id, season, name, start, end, milestone } = event;
    return { kind: milestone ?? 'event', name, start, end, season, target: id, href: hrefOf(event) };
  };

function gameDaysOf(events: readonly SportsEvent[], axis: Axis, timeZone: string): GameDay[] {
  const byDay = groupBy(events.filter(isGame), ({ start }) => listedDay(start, timeZone));
  return [...byDay].map(([day, games]) => ({ day: daysBetween(axis.from, day), count: games.length }));
}
