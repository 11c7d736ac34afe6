/**
 * The three views of a season. One is shown; another that the visitor reaches for is rendered and laid out, out of sight,
 * so that a change of view only has to show what is there already. Whether a view can be reached, by keys and by readers
 * of the screen, is inherited by each of its thousands of elements: that changes once the picture has.
 */
import { memo, type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import type { SportsEvent } from '../../catalog/event.ts';
import type { TeamHref } from '../event/event-name.tsx';
import { afterPaint } from '../router/after-paint.ts';
import { useSearch } from '../router/router.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { zoomParam } from '../timeline/timeline-zoom.ts';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { View } from './league-query.ts';
import { SeasonSchedule } from './season-schedule.tsx';
import styles from './season-views.module.css';
import type { EventHrefs, LeaguePageState } from './use-league-query.ts';

const LOADING = <p className={styles.loading}>Loading the view…</p>;

// Kept while another view is shown: only what they are given makes them render anew.
const SeasonCalendar = memo(lazyComponent(() => import('../month/season-calendar.tsx'), LOADING));
const SeasonTimeline = memo(lazyComponent(() => import('../timeline/season-timeline.tsx'), LOADING));

/** A filtered season of no more events than this is shown with every group open. */
const FEW_EVENTS = 60;

/** The view that the visitor is reaching for. */
export function useReaching() {
  const [reachedFor, setReachedFor] = useState<View>();
  return {
    reachedFor,
    onIntent: (view: View) => startTransition(() => setReachedFor(view)),
    onLeave: () => startTransition(() => setReachedFor(undefined)),
  };
}

interface SeasonViewsProps {
  season: string;
  view: View;
  /** Being reached for. */
  reachedFor: View | undefined;
  events: readonly SportsEvent[];
  sport: string;
  visitor: Visitor;
  eventHrefs: EventHrefs;
  teamHref: TeamHref;
  /** An anchor to open: of a group or of an event. */
  target: string;
  isFiltered: boolean;
  /** Of the calendar: `2026-11`, or `2026` for the year. */
  month: string;
  onChange: LeaguePageState['change'];
}

export function SeasonViews({
  season,
  view,
  reachedFor,
  target,
  isFiltered,
  teamHref,
  eventHrefs,
  month,
  onChange,
  ...shared
}: SeasonViewsProps) {
  const begun = useBegun(view, reachedFor, season);
  const painted = usePainted(view);
  const classOf = (name: View) => {
    if (name === view) return undefined;
    return name === reachedFor || name === painted ? styles.waiting : `${styles.waiting} ${styles.resting}`;
  };
  const onMonth = useCallback((chosen: string) => onChange({ month: chosen }), [onChange]);
  const zoom = zoomParam(useSearch());
  const { sport } = shared;
  const sportOf = useCallback(() => sport, [sport]);
  // By season: what was opened in one says nothing about another.
  const views: Record<View, ReactNode> = {
    schedule: (
      <SeasonSchedule
        key={season}
        {...shared}
        hrefOf={eventHrefs.schedule}
        target={target}
        openAll={isFiltered && shared.events.length <= FEW_EVENTS}
        teamHref={teamHref}
      />
    ),
    calendar: (
      <SeasonCalendar
        key={season}
        {...shared}
        sportOf={sportOf}
        hrefOf={eventHrefs.calendar}
        month={month}
        onMonth={onMonth}
      />
    ),
    timeline: <SeasonTimeline key={season} {...shared} hrefOf={eventHrefs.timeline} zoom={zoom} />,
  };
  return (
    <div className={styles.views}>
      {begun.map((name) => (
        <div key={name} className={classOf(name)} inert={name !== painted}>
          <Boundary what={`The ${name}`}>
            <Resting isResting={name !== view && name !== reachedFor}>{views[name]}</Resting>
          </Boundary>
        </div>
      ))}
    </div>
  );
}

/**
 * The views that are there. With another season those at rest are of no more use; they may have thousands of elements,
 * so they go once it is painted.
 */
function useBegun(view: View, reachedFor: View | undefined, season: string): readonly View[] {
  const painted = usePainted(season);
  const [begun, setBegun] = useState<{ season: string; views: readonly View[] }>({ season, views: [view] });
  const kept = begun.season === painted ? begun.views : [];
  const missing = [view, reachedFor].filter((name) => name !== undefined && !kept.includes(name)) as View[];
  if (begun.season !== painted || missing.length > 0) {
    setBegun({ season: painted, views: [...kept, ...new Set(missing)] });
  }
  return begun.views;
}

/** What the screen shows, a moment after it was chosen: a view, a season. */
function usePainted<Chosen>(chosen: Chosen): Chosen {
  const [painted, setPainted] = useState(chosen);
  useEffect(() => afterPaint(() => setPainted(chosen)), [chosen]);
  return painted;
}

/** Keeps what it shows while it rests: a view out of sight must not take part in every change of a filter. */
function Resting({ isResting, children }: { isResting: boolean; children: ReactNode }) {
  const [kept, setKept] = useState(children);
  if (isResting) return kept;
  if (kept !== children) setKept(children);
  return children;
}
