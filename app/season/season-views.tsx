/** A season as schedule, calendar or timeline. */
import { memo, useEffect, useMemo } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { leagueNameOf } from '../data/site-map.ts';
import type { TeamHref } from '../event/event-sides.tsx';
import { useSearch } from '../router/router.tsx';
import { entryKey } from '../router/scroll-positions.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { View } from './league-query.ts';
import styles from './league-season.module.css';
import { SeasonSchedule } from './season-schedule.tsx';
import { VIEW_FAILURES } from './view-switch.tsx';

const LOADING = <p className={styles.message}>Loading…</p>;

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
  toggledGroups: ToggledGroups;
}

/** A season of thousands of events is drawn again only if something in it has changed. */
export const SeasonViews = memo(function SeasonViews(props: SeasonViewsProps) {
  const { view, target, isFiltered, teamHref, month, onMonth, toggledGroups, ...shared } = props;
  return (
    <Boundary key={view} message={VIEW_FAILURES[view]}>
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
      {view === 'timeline' && <LeagueTimeline {...shared} />}
    </Boundary>
  );
});

type LeagueTimelineProps = Pick<SeasonViewsProps, 'events' | 'sport' | 'visitor' | 'hrefOf'>;

function LeagueTimeline({ events, sport, visitor, hrefOf }: LeagueTimelineProps) {
  const rows = useMemo(() => {
    // The Games have no phases: a row for each sport, whether it is listed as one event or session by session.
    const isGames = sport === 'olympics';
    const labelOf = (event: SportsEvent) => {
      if (!isGames) return leagueNameOf(event);
      return event.section === 'Sports' ? event.name : event.section;
    };
    return [...groupBy(events, labelOf)].map(([label, events]) => ({
      label,
      sport,
      isLeague: !isGames,
      events,
    }));
  }, [events, sport]);
  return <SeasonTimeline rows={rows} visitor={visitor} hrefOf={hrefOf} />;
}

type ToggledGroups = Map<string, boolean>;

/** By history entry. */
const toggledGroupsOf = new Map<string, ToggledGroups>();

/** What the visitor has opened or closed of a season, also after a look at another view or page. */
export function useToggledGroups(season: string): ToggledGroups {
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened in one season says nothing about another.
  const toggled = useMemo<ToggledGroups>(
    () => (import.meta.env.SSR ? undefined : toggledGroupsOf.get(entryKey())) ?? new Map(),
    [season],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: every search is a history entry of its own.
  useEffect(() => {
    toggledGroupsOf.set(entryKey(), toggled);
  }, [search, toggled]);
  return toggled;
}
