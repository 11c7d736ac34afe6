/** Whether every combination is tried (`npm run test:all`) or a sample of each kind of page. */
export const isExhaustive = Boolean(process.env.TEST_ALL);

/** Axe tries all its rules in the first and contrast in the second: expect-accessible.ts. */
export const SCHEMES = ['light', 'dark'];

/** Both schemes for a kind of page; for further states of it one, in turn, unless every combination is tried. */
export function schemesOf(state: number): string[] {
  return isExhaustive ? SCHEMES : SCHEMES.filter((_, at) => at === state % 2);
}
