/** Which day a key moves to in a grid of days, by the ARIA pattern for date grids. */
import { addDays } from '../../catalog/day/day.ts';
import type { WeekStart } from '../time/preferences.ts';
import { addMonths, daysOfMonth, monthOf, weekColumn } from './month-layout.ts';

/** Undefined for a key that means nothing here. */
export function dayAfterKey(key: string, day: string, weekStart: WeekStart): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekColumn(day, weekStart));
    case 'End':
      return addDays(day, 6 - weekColumn(day, weekStart));
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), -1), day);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), 1), day);
    default:
      return undefined;
  }
}

/** The 31st becomes the last day of a shorter month. */
export function sameDayIn(month: string, day: string): string {
  const days = daysOfMonth(month);
  return days[Number(day.slice(8)) - 1] ?? days.at(-1) ?? `${month}-01`;
}
