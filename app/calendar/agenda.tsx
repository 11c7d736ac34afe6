/** One to eight weeks of all sports day by day and by time, for somebody who plans: filtered, printed or taken along. */

import { Suspense, useState } from 'react';
import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { leagueBySlug, leagueNameOf } from '../data/site-map.ts';
import { useFollowedEvents } from '../follows/followed-events.ts';
import { useFollows } from '../follows/follows-store.ts';
import { navigateSearch } from '../router/navigate.ts';
import { useUrlParams } from '../router/router.tsx';
import { longDay, roundText, untilText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { Warnings } from '../ui/notice.tsx';
import { countText, eventCountText } from '../util/count-text.ts';
import styles from './agenda.module.css';
import { agendaDays, channelOptions, filterAgenda, splitOpen } from './agenda-events.ts';
import { AgendaFilterBar } from './agenda-filter-bar.tsx';
import { type AgendaFilters, type AgendaSpan, readAgendaFilters, searchWithFilters } from './agenda-query.ts';
import { DayRows } from './day-rows.tsx';
import type { DayOfEvents } from './events-by-day.ts';

interface AgendaProps {
  /** Everything on its days and around them. */
  events: readonly SportsEvent[];
  span: AgendaSpan | undefined;
  stretch: { from: string; days: number };
  /** "Nov 18–24, 2026" */
  title: string;
  /** Whether the event's sport is chosen. */
  isShown: (event: SportsEvent) => boolean;
  visitor: Visitor;
}

export default function Agenda(props: AgendaProps) {
  const { filters, warnings } = readAgendaFilters(useUrlParams(), (slug) => leagueBySlug(slug) !== undefined);
  return (
    <>
      <Warnings of={warnings} />
      {filters.isFollowedOnly ? (
        <Suspense fallback={<p className={styles.nothing}>Loading your stars…</p>}>
          <FollowedAgenda {...props} filters={filters} />
        </Suspense>
      ) : (
        <FilteredAgenda {...props} filters={filters} />
      )}
    </>
  );
}

interface FilteredAgendaProps extends AgendaProps {
  filters: AgendaFilters;
}

/** From the seasons of what is followed: lists over all leagues only count most games of a crowded day. */
function FollowedAgenda(props: FilteredAgendaProps) {
  const { events } = useFollowedEvents(useFollows(), props.visitor.today);
  return <FilteredAgenda {...props} events={events} />;
}

function FilteredAgenda({ events, filters, span, stretch, title, isShown, visitor }: FilteredAgendaProps) {
  const search = useUrlParams();
  const all = agendaDays(events.filter(isShown), stretch, visitor);
  const days = filterAgenda(all, filters);
  const offered = all.flatMap((day) => day.events);
  const listed = days.flatMap((day) => day.events);
  const named = listed.filter((event) => !isCountedOnly(event));
  return (
    <>
      <AgendaFilterBar
        filters={filters}
        span={span}
        leagues={[...new Set(offered.map(({ league }) => league))]}
        channels={channelOptions(offered)}
        onChange={(changes) => navigateSearch(searchWithFilters(search, changes), { keepScroll: true })}
        count={`${eventCountText(listed)} in ${countText(days.length, 'day')}`}
        onDownload={async (format) => {
          const { saveAgenda } = await import('./save-agenda.ts');
          saveAgenda(format, named, title);
        }}
        hasEvents={named.length > 0}
      />
      {days.length === 0 ? (
        <p className={styles.nothing} role="status">
          {filters.isFollowedOnly
            ? 'None of your stars have events on these days.'
            : 'No events match on these days.'}
        </p>
      ) : (
        <Days key={`${title} ${search}`} days={days} visitor={visitor} />
      )}
    </>
  );
}

/** Rows of the first days, and as many with each request for more. */
const ROWS_AT_ONCE = 150;

function Days({ days, visitor }: { days: readonly DayOfEvents[]; visitor: Visitor }) {
  const [requests, setRequests] = useState(1);
  const shown = firstDays(days, requests * ROWS_AT_ONCE);
  const later = days.slice(shown.length);
  return (
    <>
      {shown.flatMap(splitOpen).map(({ day, events, isOpen }) => (
        <section
          key={`${day} ${isOpen}`}
          className={styles.day}
          data-today={(day === visitor.today && !isOpen) || undefined}
        >
          <h2>
            {isOpen ? roundText(day, visitor) : longDay(day, visitor)}
            <small>
              {isOpen && ' · date TBC'}
              {!isOpen &&
                day >= visitor.today &&
                ` · ${untilText({ start: day, zone: visitor.timeZone }, visitor)}`}{' '}
              · {eventCountText(events)}
            </small>
          </h2>
          <DayRows
            events={events.filter((event) => !isCountedOnly(event))}
            visitor={visitor}
            agendaDay={day}
          />
          <Crowds day={day} events={events.filter(isCountedOnly)} />
        </section>
      ))}
      {later.length > 0 && (
        <button type="button" className={buttons.more} onClick={() => setRequests(requests + 1)}>
          Show more ({eventCountText(later.flatMap(({ events }) => events))} on later days)
        </button>
      )}
    </>
  );
}

/** Whole days, and at least one. */
function firstDays(days: readonly DayOfEvents[], rows: number): readonly DayOfEvents[] {
  let sum = 0;
  const end = days.findIndex(({ events }) => {
    sum += events.filter((event) => !isCountedOnly(event)).length;
    return sum > rows;
  });
  return end === -1 ? days : days.slice(0, Math.max(1, end));
}

/** The leagues with very many games on the day: one line for each. */
function Crowds({ day, events }: { day: string; events: readonly SportsEvent[] }) {
  const leagues = [...groupBy(events, ({ league }) => league)];
  return leagues.map(([league, games]) => (
    <p key={league} className={styles.crowd}>
      <a href={`/calendar?date=${day}#${league}`}>
        {countText(games.length, 'more game')} in {leagueNameOf({ league })}
      </a>
    </p>
  ));
}
