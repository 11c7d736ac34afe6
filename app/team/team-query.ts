/** Reads a team page's URL parameters, with a warning for each invalid one. */

import type { Site } from '../../catalog/event/neutral-site.ts';
import { currentTeamYear, type TeamYear } from '../../catalog/season/team-seasons.ts';
import { short } from '../../catalog/util/quote.ts';

export const PLACES = ['home', 'away', 'neutral'] as const satisfies readonly Site[];

export interface TeamQuery {
  year: TeamYear;
  /** The year the page opens with; its link needs no parameter. */
  defaultYear: TeamYear;
  where: Site | undefined;
  /** The slug of a league the team plays in that year. */
  competition: string | undefined;
  warnings: string[];
}

export function readTeamQuery(
  search: URLSearchParams,
  years: readonly TeamYear[],
  today: string,
  teamName: string,
): TeamQuery {
  const defaultYear = currentTeamYear(years, today);
  const warnings: string[] = [];
  const pick = <T>(key: string, find: (value: string) => T | undefined, warn: (quoted: string) => string) => {
    const value = search.get(key);
    if (value === null) return undefined;
    const found = find(value);
    if (found === undefined) warnings.push(warn(`“${short(value)}”`));
    return found;
  };
  const year =
    pick(
      'season',
      (value) => years.find((candidate) => candidate.year === value),
      (quoted) => `${teamName} has no ${quoted} season. Showing ${defaultYear.label}.`,
    ) ?? defaultYear;
  return {
    year,
    defaultYear,
    where: pick(
      'where',
      (value) => PLACES.find((place) => place === value),
      (quoted) => `Games can be home, away or neutral, not ${quoted}. Showing all.`,
    ),
    competition: pick(
      'competition',
      (value) => year.seasons.find(({ league }) => league === value)?.league,
      (quoted) => `${teamName} has no games in ${quoted} in ${year.label}. Showing all competitions.`,
    ),
    warnings,
  };
}
