/**
 * A month of all sports: bars for what lasts, the day's biggest events, and how much is on by sport. On a phone the chosen
 * day has its list below.
 */
import { eventPath } from '../../catalog/event/urls.ts';
import { highlightsOfDay } from '../../catalog/ranking/most-important.ts';
import { isInCalendar } from '../data/known-days.ts';
import { leagueFacts, sportOf } from '../data/site-map.ts';
import { MonthGrid } from '../month/month-grid.tsx';
import { layOutWeeks } from '../month/month-layout.ts';
import { MonthLegend } from '../month/month-legend.tsx';
import { customMedia } from '../theme.ts';
import type { Visitor } from '../time/visitor.tsx';
import { ChosenDay, useMedia } from './chosen-day.tsx';
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
      <MonthLegend open="Dates estimated or to be confirmed">
        <span>Bars: events per sport</span>
      </MonthLegend>
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
