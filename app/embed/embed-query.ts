/** An embed's URL parameters: `?count=5&scheme=dark`. */
import { known, type QueryParameters } from '../router/query.ts';
import { schemeParameters } from '../settings/scheme-query.ts';

export const DEFAULT_COUNT = 5;
const MAX_COUNT = 20;

export const embedParameters: QueryParameters<{ count: number }> & typeof schemeParameters = {
  count: {
    name: 'count',
    parse: known(
      (text) => {
        const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
        return count >= 1 && count <= MAX_COUNT ? count : undefined;
      },
      (quoted) => `The count must be 1 to ${MAX_COUNT}, not ${quoted}.`,
    ),
    fallback: DEFAULT_COUNT,
  },
  ...schemeParameters,
};
