/** When an event is, in the first column of its row. */
import { isTimed, listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import type { Status } from '../../catalog/event/status.ts';
import { isPlay } from '../../catalog/event/vocabulary.ts';
import { dayRange, noTimeText, roundText, shortDay, timeText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import chip from '../ui/chip.module.css';
import styles from './event-when.module.css';

interface EventWhenProps {
  event: SportsEvent;
  visitor: Visitor;
  /** Rows under a day's heading state the time alone, others the day too. */
  underDay: boolean;
  status: Status;
}

export function EventWhen({ event, visitor, underDay, status }: EventWhenProps) {
  const { timeZone } = visitor;
  const from = listedDay(event.start, timeZone);
  const to = listedDay(event.end ?? event.start, timeZone);
  const timed = isTimed(event.start);
  const time = timed ? timeText(event.start, visitor) : '';
  const isRange = from !== to;
  const isLive = status === 'live' && timed && !isRange;
  const isOpen = !underDay && event.provisional && status === 'upcoming';
  let day = '';
  if (isRange) day = dayRange(from, to, visitor);
  else if (!underDay) day = event.provisional ? roundText(event.start, visitor) : shortDay(from, visitor);
  else if (!timed) day = isPlay(event) ? noTimeText(event, status) : 'All day';
  return (
    <time dateTime={event.start} className={underDay ? undefined : styles.dated}>
      {isLive && <b className={styles.live}>Live</b>}
      {day}
      {time && !isRange && (
        <>
          {day && <span className={styles.comma}>, </span>}
          <span className={styles.time}>{time}</span>
        </>
      )}
      {isOpen && (
        <>
          {' '}
          <span className={chip.open}>date TBC</span>
        </>
      )}
      {status === 'unconfirmed' && (timed || !underDay) && '\u00a0· not confirmed'}
    </time>
  );
}
