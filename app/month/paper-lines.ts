/** What a month has room for on one landscape sheet, A4 or Letter. Pixels, as in month-cell.module.css. */
const WEEKS_HEIGHT = 560;
const HEAD_HEIGHT = 20;
const LINE_HEIGHT = 12;

/** The lines of every cell below its day. */
export function paperLines(weeks: number): number {
  return Math.floor((WEEKS_HEIGHT / weeks - HEAD_HEIGHT) / LINE_HEIGHT);
}
