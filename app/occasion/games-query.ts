/** Which sessions of Olympic Games are listed: `?day=2028-07-22,2028-07-23&sport=swimming&medals=1`. */
import { isDay } from '../../catalog/day/day.ts';
import { short } from '../../catalog/util/quote.ts';
import { flag, known, listedNames, type QueryParameters } from '../util/query.ts';

interface GamesQuery {
  /** In the host city; none is all. */
  days: readonly string[];
  /** Slugs; none is all. */
  sports: readonly string[];
  isMedalsOnly: boolean;
  /** Whether every sport can be chosen, not the largest alone. */
  hasAllSports: boolean;
}

export const gamesParameters: QueryParameters<GamesQuery> = {
  days: {
    name: 'day',
    parse: (...texts) => {
      const names = slugsIn(texts);
      const wrong = names.filter((name) => !isDay(name));
      return {
        value: [...new Set(names.filter(isDay))].sort(),
        ...(wrong.length > 0 && { warning: `“${short(wrong.join(', '))}” is not a day.` }),
      };
    },
    fallback: [],
    changesContent: true,
  },
  sports: {
    name: 'sport',
    parse: (...texts) => ({ value: [...new Set(slugsIn(texts))] }),
    fallback: [],
    changesContent: true,
  },
  isMedalsOnly: { name: 'medals', parse: flag, fallback: false, changesContent: true },
  hasAllSports: {
    name: 'by',
    parse: known<boolean>(
      (text) => text === 'sport' || undefined,
      (quoted) => `Sessions can be chosen by sport, not by ${quoted}.`,
    ),
    fallback: false,
    write: () => 'sport',
  },
};

const slugsIn = (texts: readonly string[]) =>
  listedNames(...texts)
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
