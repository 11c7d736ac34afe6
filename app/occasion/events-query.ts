/** Which tournaments /events lists: `?sport=golf,tennis&show=all`. */
import { sportParameters } from '../sport/sport-query.ts';
import { known, type QueryParameters } from '../util/query.ts';

interface EventsQuery {
  sports: readonly string[];
  hasAll: boolean;
}

export const eventsParameters = (sports: readonly string[]): QueryParameters<EventsQuery> => ({
  ...sportParameters(sports),
  hasAll: {
    name: 'show',
    parse: known<boolean>(
      (text) => text === 'all' || undefined,
      (quoted) => `The tournaments to show are the big ones or all, not ${quoted}.`,
    ),
    fallback: false,
    write: () => 'all',
    changesContent: true,
  },
});
