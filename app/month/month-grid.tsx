/** A month as a grid of days: one tab stop, arrow keys within it and from month to month. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { weekdayText } from '../time/format.ts';
import { dayAfterKey } from './day-after-key.ts';
import { DayOfMonth, type DayOptions } from './day-of-month.tsx';
import styles from './month-grid.module.css';
import { type DayCell, monthOf } from './month-layout.ts';

interface MonthGridProps extends DayOptions {
  weeks: readonly (readonly DayCell[])[];
  month: string;
  /** Where the keyboard begins. */
  chosen: string;
  /** The focus wants to be on a day of another month; false if there is nothing to show. */
  onMove: (day: string) => boolean;
}

export function MonthGrid({ weeks, month, chosen, onMove, ...options }: MonthGridProps) {
  const { visitor, hasSports, team, isChosenListed = true } = options;
  const { today, weekStart } = visitor;
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState('');
  // The day that a key moved to, in a month that is not shown yet.
  const awaited = useRef('');
  // Tab visits one day and what is in it.
  const stop = monthOf(focused) === month ? focused : chosen;

  const focusDay = (day: string) =>
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"] :is(a, button)`)?.focus();

  useEffect(() => {
    if (monthOf(awaited.current) !== month) return;
    focusDay(awaited.current);
    awaited.current = '';
  });

  const followKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const day = dayAfterKey(event.key, stop, weekStart);
    if (!day) return;
    event.preventDefault();
    if (monthOf(day) === month) focusDay(day);
    else if (onMove(day)) awaited.current = day;
  };

  const most = Math.max(...weeks.flat().map(({ events }) => events.length));
  return (
    <div className={styles.frame}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is what this table is
        role="grid"
        aria-label="Days"
        className={styles.grid}
        data-sports={hasSports || undefined}
        data-team={team && ''}
        onKeyDown={followKey}
      >
        <thead>
          <tr>
            {weeks[0]?.map(({ day }) => (
              <th key={day} scope="col" abbr={weekdayText(day, 'long')}>
                {weekdayText(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((cell) => {
                const { day } = cell;
                const isInMonth = monthOf(day) === month;
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: within a grid a td is a gridcell, which can be selected
                  <td
                    key={day}
                    data-day={day}
                    data-outside={!isInMonth || undefined}
                    data-today={day === today || undefined}
                    data-past={day < today || undefined}
                    aria-selected={isChosenListed ? day === chosen : undefined}
                    onFocus={() => isInMonth && setFocused(day)}
                  >
                    <DayOfMonth cell={cell} most={most} tabIndex={day === stop ? 0 : -1} {...options} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
