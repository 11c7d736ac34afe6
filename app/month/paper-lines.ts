/** What a month has room for on one landscape sheet, A4 or Letter. Pixels, as in month-cell.module.css. */
const WEEKS_HEIGHT = 550;
const HEAD_HEIGHT = 19;
const LINE_HEIGHT = 11.5;

/** The lines at the foot of a cell that say what is left out. */
export const REST_LINES = 2;

/** The lines of every cell below its day. */
export function paperLines(weeks: number): number {
  return Math.floor((WEEKS_HEIGHT / weeks - HEAD_HEIGHT) / LINE_HEIGHT);
}
