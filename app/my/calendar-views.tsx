/** The events of what is followed in three views. */
import { useMemo } from 'react';
import { listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventAnchor, eventPath } from '../../catalog/event/urls.ts';
import { leagueNameOf, sportOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventList } from '../event/event-list.tsx';
import { shortName } from '../event/short-name.ts';
import type { Followed } from '../follows/followed-events.ts';
import { useQuery } from '../router/use-query.ts';
import { viewParameters } from '../season/league-query.ts';
import { VIEW_FAILURES, ViewSwitch } from '../season/view-switch.tsx';
import { ZoneButton } from '../settings/settings-button.tsx';
import { longDay } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Warnings } from '../ui/notice.tsx';
import { eventCountText } from '../util/count-text.ts';
import type { Calendar } from './calendar.ts';
import styles from './calendar-views.module.css';
import { KindSwitches } from './kind-switches.tsx';

const LOADING = <p className={styles.facts}>Loading…</p>;

const SeasonCalendar = lazyComponent(() => import('../month/season-calendar.tsx'), LOADING);
const SeasonTimeline = lazyComponent(() => import('../timeline/season-timeline.tsx'), LOADING);

function prepareViews() {
  SeasonCalendar.prepare();
  SeasonTimeline.prepare();
}

interface CalendarViewsProps {
  calendar: Calendar;
  followed: readonly Followed[];
  /** The hidden kinds as last clicked; the list may still be rendering them. */
  hidden: readonly string[];
  onKind: (kind: string) => void;
  visitor: Visitor;
}

export function CalendarViews({ calendar, followed, hidden, onKind, visitor }: CalendarViewsProps) {
  const { query, warnings, hrefWith, change } = useQuery(viewParameters);
  const { events, ahead, kinds } = calendar;
  return (
    <>
      <Warnings of={warnings} />
      <div className={`${styles.controls} wrapping-row`}>
        <p className={styles.facts}>
          <b>{eventCountText(ahead)}</b> to come · all times in{' '}
          <ZoneButton timeZone={visitor.timeZone} at={visitor.now} />
        </p>
        <ViewSwitch
          view={query.view}
          hrefOf={(view) => hrefWith({ view, month: '' })}
          onIntent={prepareViews}
        />
      </div>
      <KindSwitches kinds={kinds} hidden={hidden} onToggle={onKind} />
      <ClashSummary calendar={calendar} visitor={visitor} />
      <Boundary key={query.view} message={VIEW_FAILURES[query.view]}>
        {query.view === 'schedule' && <Agenda calendar={calendar} visitor={visitor} />}
        {query.view === 'calendar' && (
          <SeasonCalendar
            events={events}
            sportOf={sportOf}
            leagueNameOf={leagueNameOf}
            visitor={visitor}
            hrefOf={eventPath}
            month={query.month || visitor.today.slice(0, 7)}
            onMonth={(month) => change({ month })}
          />
        )}
        {query.view === 'timeline' && <FollowedTimeline followed={followed} visitor={visitor} />}
      </Boundary>
    </>
  );
}

interface CalendarProps {
  calendar: Calendar;
  visitor: Visitor;
}

/** Day by day from today on; past events are folded away. */
function Agenda({ calendar, visitor }: CalendarProps) {
  const { past, ahead, clashes } = calendar;
  const last = past.at(-1);
  const list = {
    hasLeague: true,
    visitor,
    teamHref,
    knownLabels: [],
    hrefOf: eventPath,
    dayHeading: 'h2' as const,
  };
  return (
    <>
      {last && (
        <Disclosure kind="fold" heading="Past" summary={eventCountText(past)} defaultOpen={false}>
          {() => (
            // Opens at the last day, with a button for earlier ones.
            <EventList {...list} events={past} target={eventAnchor(last)} />
          )}
        </Disclosure>
      )}
      {ahead.length > 0 ? (
        <EventList {...list} events={ahead} hintOf={(event) => clashText(clashes.get(event.id))} />
      ) : (
        <p className={styles.nothing}>No upcoming events. None are announced, or you’ve hidden them all.</p>
      )}
    </>
  );
}

function clashText(others: readonly SportsEvent[] | undefined): string | undefined {
  const [first, ...rest] = others ?? [];
  if (!first) return undefined;
  return `Clashes with ${shortName(first)}${rest.length > 0 ? ` and ${rest.length} more` : ''}`;
}

interface FollowedTimelineProps {
  followed: readonly Followed[];
  visitor: Visitor;
}

/** A row for each of them. */
function FollowedTimeline({ followed, visitor }: FollowedTimelineProps) {
  const rows = useMemo(
    () => followed.map((each) => ({ ...each, isLeague: each.list === 'leagues' })),
    [followed],
  );
  return <SeasonTimeline rows={rows} visitor={visitor} hrefOf={eventPath} />;
}

function ClashSummary({ calendar, visitor }: CalendarProps) {
  const { ahead, clashes } = calendar;
  const clashing = ahead.filter((event) => clashes.has(event.id));
  const [first] = clashing;
  const [other] = clashes.get(first?.id ?? '') ?? [];
  if (!first || !other) return null;
  return (
    <p className={styles.clashes}>
      <b>{clashing.length} events overlap.</b> First: {shortName(first)} and {shortName(other)} on{' '}
      {longDay(listedDay(first.start, visitor.timeZone), visitor)}.
    </p>
  );
}
