/** The day of a row, or the days that it lasts or may be on, in the gutter beside the rows: once, at the first row of its day. */

import { lastsForDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { openRound } from '../../catalog/event/open-round.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import chip from '../ui/chip.module.css';
import styles from './gutter-date.module.css';

interface GutterDateProps {
  event: SportsEvent;
  visitor: Visitor;
  /** One level below the heading of the list. */
  heading: 'h2' | 'h3' | 'h4';
  /** Whether other rows are of the same day: then it says how far away it is, and how many they are. */
  isSeveral: boolean;
  /** "11 games"; '' until the visitor is known. */
  count: string;
}

export function GutterDate({ event, visitor, heading: Heading, isSeveral, count }: GutterDateProps) {
  const round = openRound(event);
  const time = { of: event, visitor };
  if (round) {
    return (
      <Heading className={styles.date} data-open>
        <Time form="short-range" {...time} />{' '}
        <span className={chip.open}>
          <span className="visually-hidden">date </span>TBC
        </span>
        <small>
          <Time form="other-year" {...time} className={styles.year} />
        </small>
      </Heading>
    );
  }
  return (
    <Heading className={styles.date}>
      {lastsForDays(event) ? (
        <Time form="range" {...time} />
      ) : (
        <>
          <span className="visually-hidden">
            <Time form="long-day" {...time} />
          </span>
          <span className={styles.wide} aria-hidden>
            <Time form="day" {...time} />
          </span>
          <span className={styles.narrow} aria-hidden>
            <Time form="weekday" {...time} />
            <Time form="day-number" {...time} />
            <Time form="month" {...time} />
          </span>
        </>
      )}
      <small>
        {!lastsForDays(event) && <Time form="other-year" {...time} className={styles.year} />}{' '}
        {isSeveral && (
          <>
            <Time form="days-until" {...time} /> <span>{count}</span>
          </>
        )}
      </small>
    </Heading>
  );
}
