/** The sports of the URL, as state. */
import type { SportsEvent } from '../../catalog/event.ts';
import { categories, sportOf } from '../data/site-map.ts';
import { navigateSearch } from '../router/navigate.ts';
import { useSearch, useUrlParams } from '../router/router.tsx';
import { readSports, type SportChoice, sportSearch } from './sport-choice.ts';

const SPORTS = categories.map(({ sportId }) => sportId);

interface Sports extends SportChoice {
  isShown: (event: SportsEvent) => boolean;
  choose: (sports: readonly string[]) => void;
}

export function useSports(): Sports {
  const choice = readSports(useUrlParams(), SPORTS);
  const search = useSearch();
  return {
    ...choice,
    isShown: (event) => choice.sports.length === 0 || choice.sports.includes(sportOf(event)),
    choose: (sports) => navigateSearch(sportSearch(search, sports), { keepScroll: true }),
  };
}
