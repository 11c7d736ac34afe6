/** The colour scheme that a URL requests: `?scheme=dark`. A module of its own, because embeds need no more of it. */
import { oneOf, type QueryParameters } from '../router/query.ts';

export const SCHEMES = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof SCHEMES)[number];

export const schemeParameters: QueryParameters<{ scheme: ColorScheme | undefined }> = {
  scheme: {
    name: 'scheme',
    parse: oneOf(SCHEMES, () => 'The colour scheme must be light, dark or auto.'),
    fallback: undefined,
  },
};
