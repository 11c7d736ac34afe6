/** A year at a glance: twelve small months, each day as strong as it is busy. */
import type { CSSProperties } from 'react';
import { monthText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import { addMonths, daysOfMonth, weekColumn } from './month-layout.ts';
import styles from './year-grid.module.css';

interface YearGridProps {
  year: string;
  /** How many events each day has. */
  counts: ReadonlyMap<string, number>;
  /** The months from the season's first day to its last; there is nothing to open in others. */
  seasonMonths: readonly string[];
  visitor: Visitor;
  onMonth: (month: string) => void;
}

export function YearGrid({ year, counts, seasonMonths, visitor, onMonth }: YearGridProps) {
  const most = Math.max(1, ...counts.values());
  // The square root keeps a day with one event visible beside one with fifteen.
  const heat = (day: string) => Math.sqrt((counts.get(day) ?? 0) / most);
  return (
    <ol className={styles.year}>
      {Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01`, index)).map((month) => {
        const days = daysOfMonth(month);
        const busy = days.filter((day) => counts.has(day)).length;
        return (
          <li key={month}>
            <button
              type="button"
              className={styles.month}
              disabled={!seasonMonths.includes(month)}
              aria-label={`${monthText(month)}: events on ${countText(busy, 'day')}`}
              onClick={() => onMonth(month)}
            >
              <b className={styles.name}>{monthText(month).split(' ')[0]}</b>
              <span className={styles.days} aria-hidden>
                {days.map((day, index) => (
                  <i
                    key={day}
                    data-today={day === visitor.today || undefined}
                    data-busy={counts.has(day) || undefined}
                    style={
                      {
                        '--heat': counts.has(day) ? heat(day).toFixed(2) : undefined,
                        gridColumnStart: index === 0 ? weekColumn(day, visitor.weekStart) + 1 : undefined,
                      } as CSSProperties
                    }
                  >
                    {index + 1}
                  </i>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
