/** The merged events of some stars: what of them is shown, in three views, with the ways to take them along. */
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { clashesOf } from '../../catalog/clashes.ts';
import { listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { kindKey } from '../../catalog/kind.ts';
import { isPeriod } from '../../catalog/period.ts';
import { statusOf } from '../../catalog/status.ts';
import { eventHref } from '../data/event-path.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { readQuery, searchText, withQuery } from '../schedule/league-query.ts';
import { ViewSwitch } from '../schedule/view-switch.tsx';
import { Notice } from '../shell/notice.tsx';
import { longDay, zoneText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Agenda } from './agenda.tsx';
import styles from './calendar-of.module.css';
import type { Star } from './load-stars.ts';
import { followedOf, kindsByLeague, mergeStars } from './merge-stars.ts';
import type { MyChoice } from './my-choice.ts';
import { TakeAlong } from './take-along.tsx';
import { TypeSwitches } from './type-switches.tsx';

const loadCalendar = () => import('../schedule/season-calendar.tsx');
const loadTimeline = () => import('../schedule/season-timeline.tsx');
const SeasonCalendar = lazy(loadCalendar);
const SeasonTimeline = lazy(loadTimeline);

function loadViews() {
  // Should it fail now, choosing the view tries again and says so.
  Promise.all([loadCalendar(), loadTimeline()]).catch(() => undefined);
}

const sportOf = (event: SportsEvent) => leagueBySlug(event.league)?.icon ?? '';
const leagueNameOf = (event: SportsEvent) => leagueBySlug(event.league)?.name ?? '';

interface CalendarOfProps {
  stars: readonly Star[];
  hidden: readonly string[];
  /** The hidden types as last clicked; what is shown may still be a moment behind. */
  checked: readonly string[];
  onType: (kind: string) => void;
  choice: MyChoice;
  visitor: Visitor;
  importButton: ReactNode;
}

export function CalendarOf({
  stars,
  hidden,
  checked,
  onType,
  choice,
  visitor,
  importButton,
}: CalendarOfProps) {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { query, refused } = readQuery(search);
  const { now, today, timeZone } = visitor;

  const all = useMemo(() => mergeStars(stars, timeZone), [stars, timeZone]);
  const kinds = useMemo(() => kindsByLeague(all, hidden), [all, hidden]);
  // Frames (a season, a week of games) are no dates to keep: the timeline alone draws them.
  const events = useMemo(
    () => all.filter((event) => !isPeriod(event) && !hidden.includes(kindKey(event))),
    [all, hidden],
  );
  const { past, ahead } = useMemo(() => {
    const isOver = (event: SportsEvent) =>
      listedDay(event.end ?? event.start, timeZone) < today ||
      statusOf(event, sportOf(event), now, timeZone) === 'finished';
    return { past: events.filter(isOver), ahead: events.filter((event) => !isOver(event)) };
  }, [events, now, today, timeZone]);
  const clashes = useMemo(
    () => clashesOf(followedOf(stars).filter(({ event }) => !hidden.includes(kindKey(event)))),
    [stars, hidden],
  );

  return (
    <>
      <TakeAlong ahead={ahead} choice={choice} sportOf={sportOf} leagueNameOf={leagueNameOf}>
        {importButton}
      </TakeAlong>
      {refused.map((sentence) => (
        <Notice key={sentence}>{sentence}</Notice>
      ))}
      <div className={styles.controls}>
        <p className={styles.facts}>
          <b>{ahead.length === 1 ? '1 event' : `${ahead.length.toLocaleString('en')} events`}</b> to come ·
          all times in <b>{zoneText(timeZone, now)}</b>
        </p>
        <ViewSwitch
          view={query.view}
          hrefOf={(view) => `${pathname}${searchText(withQuery(search, { view, month: '' }))}`}
          onIntent={loadViews}
        />
      </div>
      <TypeSwitches kinds={kinds} hidden={checked} onToggle={onType} />
      <ClashSummary ahead={ahead} clashes={clashes} visitor={visitor} />
      <Suspense fallback={<p className={styles.facts}>Loading the view…</p>}>
        {query.view === 'schedule' && (
          <Agenda
            past={past}
            ahead={ahead}
            clashes={clashes}
            sportOf={sportOf}
            leagueNameOf={leagueNameOf}
            visitor={visitor}
          />
        )}
        {query.view === 'calendar' && (
          <SeasonCalendar
            events={events}
            sportOf={sportOf}
            leagueNameOf={leagueNameOf}
            visitor={visitor}
            hrefOf={eventHref}
            month={query.month || today.slice(0, 7)}
            onMonth={(month) =>
              setSearch((current) => withQuery(current, { month }), { preventScrollReset: true })
            }
          />
        )}
        {query.view === 'timeline' && <StarTimeline stars={stars} hidden={hidden} visitor={visitor} />}
      </Suspense>
    </>
  );
}

interface StarTimelineProps {
  stars: readonly Star[];
  hidden: readonly string[];
  visitor: Visitor;
}

/** A row for each star: the timeline makes a row of each category, so here the star is the category. */
function StarTimeline({ stars, hidden, visitor }: StarTimelineProps) {
  const events = useMemo(
    () =>
      stars.flatMap(({ label, events }) =>
        events
          .filter((event) => !hidden.includes(kindKey(event)))
          .map((event) => ({ ...event, category: label })),
      ),
    [stars, hidden],
  );
  return <SeasonTimeline events={events} sport="" visitor={visitor} hrefOf={eventHref} />;
}

interface ClashSummaryProps {
  ahead: readonly SportsEvent[];
  clashes: ReadonlyMap<string, readonly SportsEvent[]>;
  visitor: Visitor;
}

function ClashSummary({ ahead, clashes, visitor }: ClashSummaryProps) {
  const clashing = ahead.filter((event) => clashes.has(event.id));
  const [first] = clashing;
  const [other] = clashes.get(first?.id ?? '') ?? [];
  if (!first || !other) return null;
  return (
    <p className={styles.clashes}>
      <b>{clashing.length} of these overlap with another one.</b> The first: {first.name} and {other.name} on{' '}
      {longDay(listedDay(first.start, visitor.timeZone), visitor.today)}.
    </p>
  );
}
