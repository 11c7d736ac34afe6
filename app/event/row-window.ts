/** How much of a long list is shown: from today on, a page's worth, and more on request. */

const ROWS_PER_PAGE = 50;
/** Fewer rows than this before today are shown, not hidden behind a button. */
const FEW_ROWS = 4;

/** How often the visitor has requested more on either side. */
export interface Requests {
  earlier: number;
  later: number;
}

/** The rows to show; `today` is the index of the first row of the day that a visitor wants to see first. */
export function rowWindow(rows: number, today: number, requests: Requests): { from: number; to: number } {
  const first = today <= FEW_ROWS ? 0 : today;
  return {
    from: Math.max(0, first - requests.earlier * ROWS_PER_PAGE),
    to: Math.min(rows, first + (requests.later + 1) * ROWS_PER_PAGE),
  };
}
