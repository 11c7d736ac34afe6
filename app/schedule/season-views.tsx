/**
 * The three views of a season. One is shown; once the visitor reaches for the switch the others are rendered out of
 * sight, in idle time, so that a change of view only has to show what is there already.
 */
import { Activity, memo, type ReactNode, Suspense, startTransition, useCallback, useState } from 'react';
import type { SportsEvent } from '../../catalog/event.ts';
import { Boundary } from '../shell/boundary.tsx';
import { lazyPart } from '../shell/lazy-part.tsx';
import type { Visitor } from '../time/visitor.tsx';
import type { TeamHref } from './event-name.tsx';
import type { View } from './league-query.ts';
import { SeasonSchedule } from './season-schedule.tsx';
import styles from './season-views.module.css';
import type { EventHrefs, LeaguePageState } from './use-league-query.ts';

// Kept while another view is shown: only what they are given makes them render anew.
const SeasonCalendar = memo(lazyPart(() => import('./season-calendar.tsx')));
const SeasonTimeline = memo(lazyPart(() => import('./season-timeline.tsx')));

/** A filtered season of no more events than this is shown with every group open. */
const FEW_EVENTS = 60;

/** Whether the visitor is at the switch of the views. */
export function useReaching(): { isReaching: boolean; onIntent: () => void; onLeave: () => void } {
  const [isReaching, setReaching] = useState(false);
  return {
    isReaching,
    onIntent: () => startTransition(() => setReaching(true)),
    onLeave: () => startTransition(() => setReaching(false)),
  };
}

interface SeasonViewsProps {
  view: View;
  isReaching: boolean;
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
  view,
  isReaching,
  target,
  isFiltered,
  teamHref,
  eventHrefs,
  month,
  onChange,
  ...shared
}: SeasonViewsProps) {
  const [hasReached, setReached] = useState(isReaching);
  if (isReaching && !hasReached) setReached(true);
  const onMonth = useCallback((chosen: string) => onChange({ month: chosen }), [onChange]);
  const { sport } = shared;
  const sportOf = useCallback(() => sport, [sport]);
  const views: Record<View, ReactNode> = {
    schedule: (
      <SeasonSchedule
        {...shared}
        hrefOf={eventHrefs.schedule}
        target={target}
        openAll={isFiltered && shared.events.length <= FEW_EVENTS}
        teamHref={teamHref}
      />
    ),
    calendar: (
      <SeasonCalendar
        {...shared}
        sportOf={sportOf}
        hrefOf={eventHrefs.calendar}
        month={month}
        onMonth={onMonth}
      />
    ),
    timeline: <SeasonTimeline {...shared} hrefOf={eventHrefs.timeline} />,
  };
  return Object.entries(views).map(
    ([name, content]) =>
      (name === view || hasReached) && (
        <Activity key={name} mode={name === view ? 'visible' : 'hidden'}>
          <Boundary what={`The ${name}`}>
            <Suspense fallback={<p className={styles.loading}>Loading the view…</p>}>
              <Resting isResting={name !== view && !isReaching}>{content}</Resting>
            </Suspense>
          </Boundary>
        </Activity>
      ),
  );
}

/** Keeps what it shows while it rests: a view out of sight must not take part in every change of a filter. */
function Resting({ isResting, children }: { isResting: boolean; children: ReactNode }) {
  const [kept, setKept] = useState(children);
  if (isResting) return kept;
  if (kept !== children) setKept(children);
  return children;
}
