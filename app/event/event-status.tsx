/** That an event is live or on today, or what is said before that. All of it is sent; styles show what is true. */
import type { ReactNode } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import styles from './event-status.module.css';

interface EventStatusProps {
  event: SportsEvent;
  visitor: Visitor;
  /** While it is ahead. */
  children: ReactNode;
}

/** Within an element that has the attributes of a row (row-attributes.ts). */
export function EventStatus({ event, visitor, children }: EventStatusProps) {
  return (
    <>
      <b className={styles.live}>Live</b>
      <Time
        form={event.isPeriod ? 'under-way' : 'today'}
        of={event}
        visitor={visitor}
        className={styles.today}
      />
      <span className={styles.ahead}>{children}</span>
    </>
  );
}
