/** The sports that a URL requests: `?sport=soccer,hockey`; all of them without it. */
import { type QueryParameters, someOf } from '../util/query.ts';

interface SportQuery {
  /** In the order of the navigation; empty for all. */
  sports: readonly string[];
}

export function sportParameters(sports: readonly string[]): QueryParameters<SportQuery> {
  return { sports: { name: 'sport', parse: someOf(sports, 'sport'), fallback: [], changesContent: true } };
}
