/** How much of a long list is shown: from today on, never more than a page can bear, and more on request. */

const ROWS_AT_ONCE = 50;
/** What a screen shows below the controls of its page: the others come a moment later. */
export const ROWS_FIRST = 8;
/** Fewer rows than this above today are shown, not hidden behind a button. */
const FEW_ROWS = 4;

/** How often the visitor has asked for more on either side. */
export interface Requests {
  earlier: number;
  later: number;
}

/** The rows to show; `today` is the position of the first row of the day that a visitor wants to see first. */
export function rowWindow(rows: number, today: number, requests: Requests): { from: number; to: number } {
  const first = today <= FEW_ROWS ? 0 : today;
  return {
    from: Math.max(0, first - requests.earlier * ROWS_AT_ONCE),
    to: Math.min(rows, first + (requests.later + 1) * ROWS_AT_ONCE),
  };
}
