/** How much of a season its timeline shows, in the URL: `?zoom=quarter`. */
import { known, type QueryParameters } from '../util/query.ts';
import { isAbout } from './axis.ts';

/** In months; the whole season is nothing in the URL. */
const ZOOMS = new Map([
  ['month', 1],
  ['quarter', 3],
  ['year', 12],
]);

const WHOLE_SEASON = Number.POSITIVE_INFINITY;

export const zoomParameters: QueryParameters<{ months: number }> = {
  months: {
    name: 'zoom',
    parse: known(
      (text) => ZOOMS.get(text),
      (quoted) => `There is no zoom level ${quoted}.`,
    ),
    fallback: WHOLE_SEASON,
    write: (months) => [...ZOOMS].find(([, each]) => each === months)?.[0] ?? '',
  },
};

/** A view of other lengths has no name. */
export function namedMonths(days: number): number {
  return [...ZOOMS.values()].find((months) => isAbout(days, months)) ?? WHOLE_SEASON;
}
