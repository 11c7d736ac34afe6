/** An embed's URL parameters: `?count=5&scheme=dark`. */

import { type ColorScheme, schemeParameters } from '../settings/scheme-query.ts';
import { known, type QueryParameters } from '../util/query.ts';

export const DEFAULT_COUNT = 5;
const MAX_COUNT = 20;

interface EmbedQuery {
  count: number;
  scheme: ColorScheme | undefined;
}

export const embedParameters: QueryParameters<EmbedQuery> = {
  count: {
    name: 'count',
    parse: known(
      (text) => {
        const count = /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
        return count && count <= MAX_COUNT ? count : undefined;
      },
      (quoted) => `The count must be 1 to ${MAX_COUNT}, not ${quoted}.`,
    ),
    fallback: DEFAULT_COUNT,
  },
  ...schemeParameters,
};
