/** How the page of Olympic Games lists its sessions: `?by=sport&medals=1`. */
import { flag, known, type QueryParameters } from '../util/query.ts';

interface GamesQuery {
  isBySport: boolean;
  isMedalsOnly: boolean;
}

export const gamesParameters: QueryParameters<GamesQuery> = {
  isBySport: {
    name: 'by',
    parse: known<boolean>(
      (text) => text === 'sport' || undefined,
      (quoted) => `Sessions can be grouped by sport, not by ${quoted}. Showing days.`,
    ),
    fallback: false,
    write: () => 'sport',
    changesContent: true,
  },
  isMedalsOnly: { name: 'medals', parse: flag, fallback: false, changesContent: true },
};
