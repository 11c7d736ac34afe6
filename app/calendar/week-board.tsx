/** Days side by side; a league with many events on a day is folded into one line. */
import { isTimed } from '../../catalog/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { statusOf } from '../../catalog/status.ts';
import { eventPath } from '../../catalog/urls.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventName } from '../event/event-name.tsx';
import { SportCounts } from '../sport/sport-counts.tsx';
import { noTimeText, shortDay, timeText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import type { DayOfEvents } from './events-by-day.ts';
import styles from './week-board.module.css';

interface WeekBoardProps {
  days: readonly DayOfEvents[];
  visitor: Visitor;
  /** The page of one day. */
  hrefOfDay: (day: string) => string;
}

/** More events of one league on a day than this are folded; more than that are a link to the day's page. */
const BUSY = 3;
const TOO_MANY = 30;

export function WeekBoard({ days, visitor, hrefOfDay }: WeekBoardProps) {
  const { today } = visitor;
  return (
    <ol className={styles.board}>
      {days.map(({ day, events }) => (
        <li key={day} className={styles.day} data-today={day === today || undefined}>
          <h3 className={styles.heading}>
            <a href={hrefOfDay(day)}>{shortDay(day, visitor)}</a>
            {day === today && <small>today</small>}
          </h3>
          <SportCounts events={events} />
          <Day events={events} visitor={visitor} href={hrefOfDay(day)} />
        </li>
      ))}
    </ol>
  );
}

/** When the first of several begins, if that is known. */
function fromText(events: readonly SportsEvent[], visitor: Visitor): string {
  const first = events.find(({ start }) => isTimed(start));
  return first ? ` from\u00a0${timeText(first.start, visitor)}` : '';
}

interface DayProps {
  events: readonly SportsEvent[];
  visitor: Visitor;
  /** The page of the day. */
  href: string;
}

function Day({ events, visitor, href }: DayProps) {
  if (events.length === 0) return <p className={styles.empty}>Nothing on this day</p>;
  return [...groupBy(events, (event) => event.league)].map(([slug, members]) => {
    const league = leagueBySlug(slug);
    const lines = () => (
      <ul className={styles.events}>
        {members.map((event) => (
          <li key={event.id}>
            {isTimed(event.start) && <time dateTime={event.start}>{timeText(event.start, visitor)}</time>}
            {event.provisional && (
              <time dateTime={event.start}>
                {noTimeText(event, statusOf(event, league?.sportId ?? '', visitor.now, visitor.timeZone))}
              </time>
            )}{' '}
            {isGame(event) ? (
              <EventName event={event} teamHref={teamHref} />
            ) : (
              <a href={eventPath(event)}>{event.name}</a>
            )}
          </li>
        ))}
      </ul>
    );
    const what = members.every(isGame) ? 'games' : 'events';
    if (members.length > TOO_MANY) {
      return (
        <div key={slug} className={styles.league} data-sport={league?.sportId}>
          <a href={league?.path ?? '/'}>{league?.name}</a>
          <a className={styles.all} href={`${href}#${slug}`}>
            All {members.length} {what}
            {fromText(members, visitor)}
          </a>
        </div>
      );
    }
    return (
      <div key={slug} className={styles.league} data-sport={league?.sportId}>
        {members.length > BUSY ? (
          <Disclosure
            kind="line"
            heading={<b>{league?.name}</b>}
            summary={`${members.length}\u00a0${what}${fromText(members, visitor)}`}
            defaultOpen={false}
          >
            {lines}
          </Disclosure>
        ) : (
          <>
            <a href={league?.path ?? '/'}>{league?.name}</a>
            {lines()}
          </>
        )}
      </div>
    );
  });
}
