/** The seasons of leagues on one timeline: a row for each, phases as bars, milestones as markers. */
import { memo, useMemo } from 'react';
import { seasonPath } from '../../catalog/event/urls.ts';
import { ALL_SEASONS, type LeagueMark } from '../../catalog/packed/packed-marks.ts';
import { markLists } from '../data/marks.ts';
import { leagues } from '../data/site-map.ts';
import type { Visitor } from '../time/visitor.tsx';
import { type PlacedRow, placeMarks } from './drawn-rows.ts';
import { Timeline } from './timeline.tsx';
import { defaultView, type TimelineView, timelineAxis } from './view.ts';

interface LeaguesTimelineProps {
  visitor: Visitor;
  /** The view from the URL; without it the default year. */
  requested: TimelineView | undefined;
  onRest: (view: TimelineView) => void;
}

export const LEAGUES_AXIS = timelineAxis(leagues);

export const LeaguesTimeline = memo(function LeaguesTimeline(props: LeaguesTimelineProps) {
  const { requested, visitor, onRest } = props;
  const { timeZone, today } = visitor;
  const lists = markLists.useList(ALL_SEASONS);
  const rows = useMemo(() => {
    return leagues.map(({ slug, name, path, category, sport }, index): PlacedRow => {
      const marks = lists.find((list) => list.league === slug)?.marks ?? [];
      const isFirst = leagues[index - 1]?.category !== category;
      return {
        key: slug,
        label: name,
        href: path,
        heading: isFirst ? category : undefined,
        sport,
        marks: placeMarks(
          marks.map((mark) => ({ ...mark, href: hrefOf(path, mark) })),
          LEAGUES_AXIS,
          timeZone,
        ),
      };
    });
  }, [lists, timeZone]);
  const wanted = requested ?? defaultView(LEAGUES_AXIS, today);
  return <Timeline rows={rows} axis={LEAGUES_AXIS} visitor={visitor} wanted={wanted} onRest={onRest} />;
});

function hrefOf(path: string, { season, target }: LeagueMark): string {
  const page = seasonPath(path, season);
  return target === '' || target.startsWith('#') ? `${page}${target}` : `${page}&event=${target}`;
}
