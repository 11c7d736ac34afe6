/** A season as schedule, calendar or timeline. */
import { useState } from 'react';
import type { SportsEvent } from '../../catalog/event.ts';
import type { TeamHref } from '../event/event-name.tsx';
import { useSearch } from '../router/router.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { zoomParam } from '../timeline/timeline-zoom.ts';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { View } from './league-query.ts';
import { SeasonSchedule } from './season-schedule.tsx';
import styles from './season-views.module.css';

const LOADING = <p className={styles.loading}>Loading the view…</p>;

const SeasonCalendar = lazyComponent(() => import('../month/season-calendar.tsx'), LOADING);
const SeasonTimeline = lazyComponent(() => import('../timeline/season-timeline.tsx'), LOADING);

/** Loads the code of a view. */
export async function prepareView(view: View): Promise<void> {
  if (view === 'calendar') await SeasonCalendar.prepare();
  if (view === 'timeline') await SeasonTimeline.prepare();
}

/** A filtered season with no more events than this has every group open. */
const FEW_EVENTS = 60;

interface SeasonViewsProps {
  view: View;
  events: readonly SportsEvent[];
  sport: string;
  visitor: Visitor;
  hrefOf: (event: SportsEvent) => string;
  teamHref: TeamHref;
  /** The anchor of a group or of an event to open. */
  target: string;
  isFiltered: boolean;
  /** The calendar's: `2026-11`, or `2026` for the year. */
  month: string;
  onMonth: (month: string) => void;
}

export function SeasonViews(props: SeasonViewsProps) {
  const { view, target, isFiltered, teamHref, month, onMonth, ...shared } = props;
  // Here, so that opened groups are still open after a look at another view.
  const [toggledGroups] = useState(() => new Map<string, boolean>());
  const zoom = zoomParam(useSearch());
  return (
    <Boundary key={view} what={`The ${view}`}>
      {view === 'schedule' && (
        <SeasonSchedule
          {...shared}
          target={target}
          openAll={isFiltered && shared.events.length <= FEW_EVENTS}
          toggledGroups={toggledGroups}
          teamHref={teamHref}
        />
      )}
      {view === 'calendar' && (
        <SeasonCalendar {...shared} sportOf={() => shared.sport} month={month} onMonth={onMonth} />
      )}
      {view === 'timeline' && <SeasonTimeline {...shared} zoom={zoom} />}
    </Boundary>
  );
}
