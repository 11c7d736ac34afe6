/** Where there is no room for days side by side: all events of the one that is chosen, below the days to choose from. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { longDay } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import { LeaguesList } from './calendar-list.tsx';
import styles from './chosen-day.module.css';
import type { DayOfEvents } from './events-by-day.ts';

interface ChosenDayProps extends DayOfEvents {
  visitor: Visitor;
  /** The page of the day. */
  href: string;
}

export function ChosenDay({ day, events, visitor, href }: ChosenDayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [day]);
  return (
    <section className={`${styles.chosen} screen-only`} aria-labelledby="chosen-day">
      <h2 id="chosen-day" ref={heading}>
        {longDay(day, visitor)}{' '}
        <small>{events.length > 0 ? countText(events.length, 'event') : 'No events'}</small>
      </h2>
      <LeaguesList
        key={day}
        events={events}
        visitor={visitor}
        hrefOfLeague={(league) => `${href}${href.includes('?') ? '&' : '?'}league=${league}`}
      />
    </section>
  );
}

/** Whether a media query holds. For what is rendered in the browser only: the page as it is sent says no. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
