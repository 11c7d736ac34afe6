/** A month of days as a grid: one tab stop, arrow keys within and from month to month. The caller renders a day. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { weekdayText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { dayAfterKey } from './day-after-key.ts';
import styles from './day-grid.module.css';
import { monthOf } from './month-layout.ts';

interface DayGridProps<Cell extends { day: string }> {
  weeks: readonly (readonly Cell[])[];
  month: string;
  /** Where the keyboard begins. */
  chosen: string;
  /** Whether the chosen day is marked as such. */
  isSelectionShown?: boolean;
  visitor: Visitor;
  className: string | undefined;
  /** The focus wants to be on a day of another month; false if there is nothing to show. */
  onMove: (day: string) => boolean;
  /** Renders a day; its first link or button gets the focus from the arrow keys. Tab visits one day and what is in it. */
  children: (cell: Cell, tabIndex: 0 | -1) => ReactNode;
}

export function DayGrid<Cell extends { day: string }>({
  weeks,
  month,
  chosen,
  isSelectionShown = false,
  visitor: { today, weekStart },
  className,
  onMove,
  children,
}: DayGridProps<Cell>) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState('');
  // The day that a key moved to, in a month that is not shown yet.
  const awaited = useRef('');
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

  const look = `${styles.grid} ${className}`;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is what this table is */}
      <table ref={table} role="grid" aria-label="Days" className={look} onKeyDown={followKey}>
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
                    aria-selected={isSelectionShown ? day === chosen : undefined}
                    onFocus={() => isInMonth && setFocused(day)}
                  >
                    {children(cell, day === stop ? 0 : -1)}
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
