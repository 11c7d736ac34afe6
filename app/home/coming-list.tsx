/**
 * Today and the six days after it in one list: one row for each league and time, with the other games of that time as badges
 * below it; after the rows of a day what lasts for days, and how much else there is.
 */
import { listedDay } from '../../catalog/day/day.ts';
import { eventDays } from '../../catalog/day/event-days.ts';
import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { leagueBySlug, leagueNameOf, sportOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventList } from '../event/event-list.tsx';
import { EventPlates } from '../event/event-plates.tsx';
import { whichDay } from '../event/which-day.ts';
import { SportIcon } from '../sport/sport-icon.tsx';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import styles from './coming-list.module.css';
import type { ComingDay, ComingWeek } from './coming-week.ts';

const MOST_PLATES = 5;
const MOST_LEAGUES = 8;

interface ComingListProps {
  week: ComingWeek;
  visitor: Visitor;
  /** The page of a day, with a query. */
  hrefOfDay: (day: string) => string;
}

export function ComingList({ week: { rows, days, counted }, visitor, hrefOfDay }: ComingListProps) {
  const { timeZone } = visitor;
  const events = [...rows.keys()];
  const dayOf = (event: SportsEvent) => listedDay(event.start, timeZone);
  return (
    <div className={styles.list}>
      <EventList
        // At another hour other rows are left: new ones, not moved ones.
        key={events.map(({ id }) => id).join()}
        events={events}
        countedOnly={counted}
        rowsAtOnce={events.length}
        visitor={visitor}
        dayHeading="h2"
        hasLeague
        knownLabels={[]}
        teamHref={teamHref}
        hrefOf={eventPath}
        hintOf={(event) => whichDay(event, visitor)}
        othersOf={(event) => (
          <Others
            lead={event}
            others={rows.get(event) ?? []}
            href={`${hrefOfDay(dayOf(event))}&league=${event.league}`}
          />
        )}
        footOf={(event) => {
          const day = dayOf(event);
          const own = event.provisional ? undefined : days.get(day);
          return own && <DayFoot day={day} of={own} visitor={visitor} href={hrefOfDay(day)} />;
        }}
      />
    </div>
  );
}

const isNamed = (event: SportsEvent) => !isCountedOnly(event);

interface OthersProps {
  lead: SportsEvent;
  others: readonly SportsEvent[];
  href: string;
}

function Others({ lead, others, href }: OthersProps) {
  if (others.length === 0) return null;
  return (
    <span className={`${styles.others} wrapping-row`}>
      <a href={href}>
        +{others.length} {leagueNameOf(lead)}
      </a>
      {others
        .filter(isNamed)
        .slice(0, MOST_PLATES)
        .map((event) => (
          <a
            key={event.id}
            className={styles.plate}
            href={eventPath(event)}
            // Also its accessible name: its plates are hidden.
            title={event.name}
          >
            <EventPlates event={event} />
          </a>
        ))}
    </span>
  );
}

interface DayFootProps {
  day: string;
  of: ComingDay;
  visitor: Visitor;
  href: string;
}

function DayFoot({ day, of: { lasting, more }, visitor, href }: DayFootProps) {
  if (lasting.length + more.length === 0) return null;
  return (
    <div className={`${styles.foot} wrapping-row`}>
      {lasting.map((event) => (
        <a
          key={event.id}
          className={`${styles.bar} wrapping-row`}
          href={eventPath(event)}
          data-sport={sportOf(event)}
        >
          <SportIcon sport={sportOf(event)} size={14} />
          <b>{event.name}</b>
          <small>
            <Stretch event={event} day={day} visitor={visitor} />
          </small>
        </a>
      ))}
      {more.length > 0 && (
        <p className="wrapping-row muted">
          More:{' '}
          {more.slice(0, MOST_LEAGUES).map(({ league, count }) => (
            <span key={league}>
              <a href={`${href}&league=${league}`} aria-label={`${leagueNameOf({ league })}, ${count} more`}>
                {leagueBySlug(league)?.monogram} {count}
              </a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** `Day 4 of 8`, on its last day `last day`, before it begins its dates. */
function Stretch({ event, day, visitor }: { event: SportsEvent; day: string; visitor: Visitor }) {
  const { from, to } = eventDays(event, visitor.timeZone);
  if (day === to && from < to) return sportOf(event) === 'golf' ? 'final round' : 'last day';
  const which = day === visitor.today && !visitor.isUnknown && whichDay(event, visitor);
  return which ? which.toLowerCase() : <Time form="range" of={event} visitor={visitor} />;
}
