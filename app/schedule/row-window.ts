/** How much of a long list is shown at first: from today on, and never more than a page can bear. */

export const ROWS_AT_ONCE = 80;

export interface RowWindow {
  from: number;
  to: number;
}

/** Fewer rows than this above today are shown, not hidden behind a button. */
const FEW_ROWS = 4;

/** `today` is the position of the first row of the day that a visitor wants to see first. */
export function firstWindow(rows: number, today: number): RowWindow {
  const from = today <= FEW_ROWS ? 0 : today;
  return { from, to: Math.min(rows, from + ROWS_AT_ONCE) };
}

export function earlier(window: RowWindow): RowWindow {
  return { ...window, from: Math.max(0, window.from - ROWS_AT_ONCE) };
}

export function later(window: RowWindow, rows: number): RowWindow {
  return { ...window, to: Math.min(rows, window.to + ROWS_AT_ONCE) };
}
