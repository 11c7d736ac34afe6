/** Seven days side by side; a league with many events on a day is folded into one line. */
import { addDays, isTimed, listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { isGame } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { teamHref } from '../data/team-path.ts';
import { shortDay, timeText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Disclosure } from './disclosure.tsx';
import { EventName } from './event-name.tsx';
import styles from './week-board.module.css';

interface WeekBoardProps {
  /** What is ahead, in order. */
  events: readonly SportsEvent[];
  days: number;
  visitor: Visitor;
}

/** More events of one league on a day than this are folded. */
const BUSY = 3;

export function WeekBoard({ events, days, visitor }: WeekBoardProps) {
  const { today, timeZone } = visitor;
  const lastDay = addDays(today, days - 1);
  // A tournament under way stands under today.
  const byDay = groupBy(events, (event) => {
    const day = listedDay(event.start, timeZone);
    return day < today ? today : day;
  });
  const board = Array.from({ length: days }, (_, index) => addDays(today, index)).filter(
    (day) => day <= lastDay,
  );
  return (
    <ol className={styles.board}>
      {board.map((day) => (
        <li key={day} className={styles.day} data-today={day === today || undefined}>
          <h3 className={styles.heading}>
            {shortDay(day)}
            {day === today && <small>today</small>}
          </h3>
          <Day events={byDay.get(day) ?? []} visitor={visitor} />
        </li>
      ))}
    </ol>
  );
}

function Day({ events, visitor }: { events: SportsEvent[]; visitor: Visitor }) {
  if (events.length === 0) return <p className={styles.empty}>Nothing on this day</p>;
  return [...groupBy(events, (event) => event.league)].map(([slug, members]) => {
    const league = leagueBySlug(slug);
    const lines = () => (
      <ul className={styles.events}>
        {members.map((event) => (
          <li key={event.id}>
            {isTimed(event.start) && <time dateTime={event.start}>{timeText(event.start, visitor)}</time>}{' '}
            <EventName event={event} teamHref={teamHref} />
          </li>
        ))}
      </ul>
    );
    const what = members.every(isGame) ? 'games' : 'events';
    return (
      <div key={slug} className={styles.league} data-sport={league?.icon}>
        {members.length > BUSY ? (
          <Disclosure
            kind="line"
            heading={<b>{league?.name}</b>}
            summary={`${members.length} ${what}`}
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
