/** What is on over all sports, on one day or on the days of an agenda: filtered, printed or taken along. */

import { Suspense } from 'react';
import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { listedUnder } from '../../catalog/event/list-order.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { seasonLists } from '../data/lists.ts';
import { leagueNameOf, leagues, sportOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventList } from '../event/event-list.tsx';
import { isOver } from '../event/is-over.ts';
import { useFollowedEvents } from '../follows/followed-events.ts';
import { useFollows } from '../follows/follows-store.ts';
import { useQuery } from '../router/use-query.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Warnings } from '../ui/notice.tsx';
import { countText, eventCountText } from '../util/count-text.ts';
import { AgendaFilterBar, AgendaTools } from './agenda-filter-bar.tsx';
import { type AgendaFilters, type AgendaSpan, agendaParameters } from './agenda-query.ts';
import { channelOptions, eventsOnDays, isWanted } from './calendar-events.ts';
import styles from './calendar-list.module.css';
import { EmptyCalendar } from './empty-calendar.tsx';

/** Of an agenda: somebody plans with it, and prints it. */
const ROWS_OF_AGENDA = 150;

/** Most games are regular season games, so they need no badge. */
const KNOWN_LABELS = ['Regular Season'];

const PARAMETERS = agendaParameters(leagues.map(({ slug }) => slug));

interface CalendarListProps {
  /** Everything on its days and around them. */
  events: readonly SportsEvent[];
  /** Of an agenda. */
  span: AgendaSpan | undefined;
  stretch: { from: string; days: number };
  /** "Nov 18–24, 2026" */
  title: string;
  /** Whether the event's sport is chosen. */
  isShown: (event: SportsEvent) => boolean;
  visitor: Visitor;
  hrefOfDay: (day: string) => string;
}

export function CalendarList(props: CalendarListProps) {
  const { events, span, stretch, isShown, visitor } = props;
  const { query: filters, warnings, change } = useQuery(PARAMETERS);
  const offered = eventsOnDays(events.filter(isShown), stretch, visitor.timeZone);
  const List = filters.isFollowedOnly ? FollowedList : FilteredList;
  return (
    <>
      <Warnings of={warnings} />
      <AgendaFilterBar
        filters={filters}
        span={span}
        leagues={[...new Set(offered.map(({ league }) => league))]}
        channels={channelOptions(offered)}
        onChange={change}
      />
      <Suspense fallback={<p className={styles.nothing}>Loading the events…</p>}>
        <List {...props} filters={filters} />
      </Suspense>
    </>
  );
}

interface FilteredListProps extends CalendarListProps {
  filters: AgendaFilters;
}

/** From the seasons of what is followed: lists over all leagues only count most games of a crowded day. */
function FollowedList(props: FilteredListProps) {
  const { events } = useFollowedEvents(useFollows(), props.visitor.today);
  return <FilteredList {...props} events={events} />;
}

function FilteredList(props: FilteredListProps) {
  const { filters, span, stretch, title, isShown, visitor } = props;
  const { hrefWith } = useQuery(PARAMETERS);
  const shown = useCompleteLeagues(props.events, filters.leagues).filter(isShown);
  const onDays = eventsOnDays(shown, stretch, visitor.timeZone);
  const wanted = onDays.filter((event) => isWanted(event, filters));
  const filter = filters.isFollowedOnly ? 'stars' : onDays.length > 0 ? 'others' : undefined;
  return (
    <>
      {span && <Tools events={wanted} from={stretch.from} title={title} visitor={visitor} />}
      {wanted.length === 0 && <EmptyCalendar {...props} filter={filter} />}
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

interface ToolsProps extends Pick<LeaguesListProps, 'events' | 'visitor'> {
  /** The first of its days. */
  from: string;
  title: string;
}

/** How much is ahead, and its ways out of the browser. */
function Tools({ events, from, title, visitor }: ToolsProps) {
  const named = events.filter((event) => !isCountedOnly(event));
  const ahead = events.filter((event) => !isOver(event, sportOf(event), visitor));
  const days = new Set(ahead.map((event) => dayFrom(from, event, visitor)));
  return (
    <AgendaTools
      count={`${eventCountText(ahead)} in ${countText(days.size, 'day')}`}
      hasEvents={named.length > 0}
      onDownload={async (format) => {
        const { saveAgenda } = await import('./save-agenda.ts');
        saveAgenda(format, named, title);
      }}
    />
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

/** The day that an event is listed under, or the first one if it began before. */
function dayFrom(from: string, event: SportsEvent, { timeZone }: Visitor): string {
  const day = listedUnder(event, timeZone);
  return day < from ? from : day;
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
