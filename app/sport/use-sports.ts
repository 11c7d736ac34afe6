/** The sports that the visitor has chosen. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { categories, sportOf } from '../data/site-map.ts';
import { useQuery } from '../router/use-query.ts';
import { sportParameters } from './sport-query.ts';

export const SPORT_PARAMETERS = sportParameters(categories.map(({ sport }) => sport));

interface Sports {
  sports: readonly string[];
  warnings: string[];
  isShown: (event: SportsEvent) => boolean;
  choose: (sports: readonly string[]) => void;
}

export function useSports(): Sports {
  const { query, warnings, change } = useQuery(SPORT_PARAMETERS);
  const { sports } = query;
  return {
    sports,
    warnings,
    isShown: (event) => sports.length === 0 || sports.includes(sportOf(event)),
    choose: (sports) => change({ sports }),
  };
}
