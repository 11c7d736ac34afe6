/** What is on over all sports, on one day or on the days of an agenda: filtered, printed or taken along. */

import { Suspense } from 'react';
import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { seasonLists } from '../data/lists.ts';
import { leagueNameOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventList } from '../event/event-list.tsx';
import { useFollowedEvents } from '../follows/followed-events.ts';
import { useFollows } from '../follows/follows-store.ts';
import { SportChips } from '../sport/sport-chips.tsx';
import { useSports } from '../sport/use-sports.ts';
import { isEventHidden } from '../time/my-hours.ts';
import type { Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { Warnings } from '../ui/notice.tsx';
import { countText } from '../util/count-text.ts';
import type { AgendaSpan } from './agenda-query.ts';
import { eventsOnDays, isWanted } from './calendar-events.ts';
import styles from './calendar-list.module.css';
import { EmptyCalendar } from './empty-calendar.tsx';
import type { AgendaFormat } from './save-agenda.ts';
import { useAgendaQuery } from './use-agenda-query.ts';

/** Of an agenda: somebody plans with it, and prints it. */
const ROWS_OF_AGENDA = 150;

/** Most games are regular season games, so they need no badge. */
const KNOWN_LABELS = ['Regular Season'];

interface CalendarListProps {
  /** Everything on its days and around them. */
  events: readonly SportsEvent[];
  /** Of an agenda. */
  span: AgendaSpan | undefined;
  stretch: { from: string; days: number };
  /** "Nov 18–24, 2026" */
  title: string;
  visitor: Visitor;
  hrefOfDay: (day: string) => string;
}

export function CalendarList(props: CalendarListProps) {
  const { query, warnings } = useAgendaQuery();
  const List = query.isFollowedOnly ? FollowedList : FilteredList;
  return (
    <>
      <Warnings of={warnings} />
      <Suspense fallback={<p className="muted">Loading the events…</p>}>
        <List {...props} />
      </Suspense>
    </>
  );
}

/** From the seasons of what is followed: lists over all leagues only count most games of a crowded day. */
function FollowedList(props: CalendarListProps) {
  const { events } = useFollowedEvents(useFollows(), props.visitor.today);
  return <FilteredList {...props} events={events} />;
}

function FilteredList(props: CalendarListProps) {
  const { span, stretch, title, visitor } = props;
  const { query: filters, hrefWith } = useAgendaQuery();
  const { sports, isShown, choose } = useSports();
  const complete = useCompleteLeagues(props.events, filters.leagues);
  const onDays = eventsOnDays(complete, stretch, visitor.timeZone);
  // The sports count what the other filters leave.
  const offered = onDays.filter((event) => isWanted(event, filters));
  const wanted = offered.filter(isShown);
  const filter = filters.isFollowedOnly ? 'stars' : onDays.some(isShown) ? 'others' : undefined;
  return (
    <>
      <SportChips events={offered} sports={sports} choose={choose}>
        {span && <Tools events={wanted.filter((event) => !isEventHidden(event, visitor))} title={title} />}
      </SportChips>
      {wanted.length === 0 && <EmptyCalendar {...props} isShown={isShown} filter={filter} />}
      <LeaguesList
        // Another day, filter or zone has other rows, not moved ones.
        key={wanted.map(({ id }) => id).join()}
        events={wanted}
        isAgenda={span !== undefined}
        visitor={visitor}
        hrefOfLeague={(league) => hrefWith({ leagues: [league] })}
      />
    </>
  );
}

/** The ways of an agenda out of the browser. */
function Tools({ events, title }: Pick<CalendarListProps, 'events' | 'title'>) {
  const named = events.filter((event) => !isCountedOnly(event));
  const save = async (format: AgendaFormat) => {
    const { saveAgenda } = await import('./save-agenda.ts');
    saveAgenda(format, named, title);
  };
  return (
    <div className={styles.tools}>
      <button type="button" className={buttons.action} onClick={() => window.print()}>
        Print
      </button>
      {(['ics', 'csv'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className={buttons.action}
          disabled={named.length === 0}
          onClick={() => save(format)}
        >
          <span className="visually-hidden">Download </span>.{format}
        </button>
      ))}
    </div>
  );
}

interface LeaguesListProps {
  events: readonly SportsEvent[];
  isAgenda?: boolean;
  visitor: Visitor;
  /** All events of a league, of which most are only counted here. */
  hrefOfLeague: (league: string) => string;
}

export function LeaguesList({ events, isAgenda, visitor, hrefOfLeague }: LeaguesListProps) {
  const counted = events.filter(isCountedOnly);
  return (
    <>
      <EventList
        events={events.filter((event) => !isCountedOnly(event))}
        countedOnly={counted}
        visitor={visitor}
        rowsAtOnce={isAgenda ? ROWS_OF_AGENDA : undefined}
        dayHeading={isAgenda ? 'h2' : undefined}
        hasLeague
        knownLabels={KNOWN_LABELS}
        teamHref={teamHref}
        hrefOf={eventPath}
      />
      {[...groupBy(counted, ({ league }) => league)].map(([league, games]) => (
        <p key={league} className={styles.crowd}>
          <a href={hrefOfLeague(league)} data-keep-scroll>
            {countText(games.length, 'more game')} in {leagueNameOf({ league })} →
          </a>
        </p>
      ))}
    </>
  );
}

/** With all games of the chosen leagues. Suspends while these are loading. */
function useCompleteLeagues(events: readonly SportsEvent[], leagues: readonly string[]): SportsEvent[] {
  const seasonOf = ({ league, season }: SportsEvent) => `${league}/${season}`;
  const counted = events.filter((event) => isCountedOnly(event) && leagues.includes(event.league));
  const seasons = [...new Set(counted.map(seasonOf))];
  const complete = seasonLists.useLists(seasons).flat();
  return [
    ...events.filter((event) => !seasons.includes(seasonOf(event))),
    ...complete.filter((event) => !event.isPeriod),
  ];
}
