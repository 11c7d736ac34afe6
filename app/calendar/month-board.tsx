/**
 * A month of all sports: bars for what lasts, the day's biggest events, and how much is on by sport. On a phone the chosen
 * day has its list below.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { eventPath } from '../../catalog/event/urls.ts';
import { highlightsOfDay } from '../../catalog/ranking/most-important.ts';
import { isInCalendar } from '../data/known-days.ts';
import { leagueFacts, sportOf } from '../data/site-map.ts';
import { MonthGrid } from '../month/month-grid.tsx';
import { layOutWeeks } from '../month/month-layout.ts';
import { customMedia } from '../theme.ts';
import { longDay } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import { LeaguesList } from './calendar-list.tsx';
import type { DayOfEvents } from './events-by-day.ts';
import { isLong, longSpans } from './long-spans.ts';
import styles from './month-board.module.css';

interface MonthBoardProps {
  /** Whole weeks. */
  days: readonly DayOfEvents[];
  month: string;
  /** The day in the URL: keyboard navigation starts there, and phones list its events. */
  chosen: string;
  visitor: Visitor;
  hrefOfDay: (day: string) => string;
  /** The month with another day chosen. */
  hrefOfSelected: (day: string) => string;
  /** Called when the keyboard leads to a day of another month. */
  onMove: (day: string) => void;
}

export default function MonthBoard(props: MonthBoardProps) {
  const { days, month, chosen, visitor, hrefOfDay, hrefOfSelected, onMove } = props;
  const { timeZone } = visitor;
  const isPhone = useMedia(customMedia.phone ?? '');
  const spans = longSpans(
    days.flatMap(({ events }) => events),
    timeZone,
  );
  const weeks = layOutWeeks(days, spans, (events, max) => {
    const single = events.filter((event) => !isLong(event, timeZone));
    return highlightsOfDay(single, leagueFacts, max);
  });
  return (
    <div className={styles.board}>
      <MonthGrid
        weeks={weeks}
        month={month}
        chosen={chosen}
        sportOf={sportOf}
        hasSports
        visitor={visitor}
        hrefOf={eventPath}
        hrefOfDay={isPhone ? hrefOfSelected : hrefOfDay}
        isChosenListed={isPhone}
        onMove={(day) => {
          const isInRange = isInCalendar(day);
          if (isInRange) onMove(day);
          return isInRange;
        }}
      />
      <p className={styles.legend}>
        <span>Bars: events per sport</span>
        <span className={styles.open}>Dates estimated or to be confirmed</span>
      </p>
      {isPhone && (
        <ChosenDay
          day={chosen}
          events={days.find(({ day }) => day === chosen)?.events ?? []}
          visitor={visitor}
          href={hrefOfDay(chosen)}
        />
      )}
    </div>
  );
}

/** The events of a day below the grid. */
function ChosenDay({ day, events, visitor, href }: DayOfEvents & { visitor: Visitor; href: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [day]);
  return (
    <section className={styles.chosen} aria-labelledby="chosen-day">
      <h2 id="chosen-day" ref={heading}>
        {longDay(day, visitor)}{' '}
        <small>{events.length > 0 ? countText(events.length, 'event') : 'No events'}</small>
      </h2>
      <LeaguesList
        key={day}
        events={events}
        visitor={visitor}
        hrefOfLeague={(league) => `${href}&league=${league}`}
      />
    </section>
  );
}

/** Whether a media query holds. For what is rendered in the browser only: the page as it is sent says no. */
function useMedia(query: string): boolean {
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
