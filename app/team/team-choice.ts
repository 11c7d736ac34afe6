/** What an address asks of a team's page, and what of it cannot be had. */
import { currentTeamYear, type TeamYear } from '../../catalog/team-seasons.ts';
import { short } from '../util/quote.ts';

export const PLACES = ['home', 'away'] as const;
type Where = (typeof PLACES)[number];

export interface TeamChoice {
  year: TeamYear;
  /** The year that the page opens with, so its link needs no parameter. */
  defaultYear: TeamYear;
  where: Where | undefined;
  /** The slug of a league that the team plays in that year. */
  competition: string | undefined;
  /** Sentences about what was asked for and dropped. */
  warnings: string[];
}

export function teamChoice(
  search: URLSearchParams,
  years: readonly TeamYear[],
  today: string,
  teamName: string,
): TeamChoice {
  const defaultYear = currentTeamYear(years, today);
  const warnings: string[] = [];
  const pick = <T>(key: string, find: (asked: string) => T | undefined, sorry: (asked: string) => string) => {
    const asked = search.get(key);
    if (asked === null) return undefined;
    const found = find(asked);
    if (found === undefined) warnings.push(sorry(`“${short(asked)}”`));
    return found;
  };
  const year =
    pick(
      'season',
      (asked) => years.find((candidate) => candidate.year === asked),
      (asked) => `There are no games of ${teamName} in a season ${asked}. This is ${defaultYear.label}.`,
    ) ?? defaultYear;
  return {
    year,
    defaultYear,
    where: pick(
      'where',
      (asked) => PLACES.find((place) => place === asked),
      (asked) => `Games are at home or away, not ${asked}. These are both.`,
    ),
    competition: pick(
      'competition',
      (asked) => year.seasons.find(({ league }) => league === asked)?.league,
      (asked) => `${teamName} has no games in a competition ${asked} in ${year.label}. These are all.`,
    ),
    warnings,
  };
}
