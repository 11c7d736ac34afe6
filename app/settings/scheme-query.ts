/** The colour scheme that a URL requests: `?scheme=dark`. A module of its own, because embeds need no more of it. */
import { known, type QueryParameters } from '../util/query.ts';

export const SCHEMES = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof SCHEMES)[number];

export function schemeNamed(text: string | null): ColorScheme | undefined {
  return SCHEMES.find((scheme) => scheme === text);
}

export const schemeParameters: QueryParameters<{ scheme: ColorScheme | undefined }> = {
  scheme: {
    name: 'scheme',
    parse: known(schemeNamed, () => 'The colour scheme must be light, dark or auto.'),
    fallback: undefined,
  },
};
