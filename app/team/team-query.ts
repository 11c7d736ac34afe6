/** What a team's page shows of its games: `?season=2025&where=away&competition=facup`. */
import type { Site } from '../../catalog/event/neutral-site.ts';
import type { TeamYear } from '../../catalog/season/team-seasons.ts';
import { known, oneOf, type QueryParameters } from '../util/query.ts';

export const PLACES = ['home', 'away', 'neutral'] as const satisfies readonly Site[];

export interface TeamQuery {
  year: TeamYear;
  where: Site | undefined;
  /** The slug of a league that the team plays in that year, or where it plays in one, of a part of its season. */
  competition: string | undefined;
}

export function yearParameters(
  teamName: string,
  years: readonly TeamYear[],
  defaultYear: TeamYear,
): QueryParameters<Pick<TeamQuery, 'year'>> {
  return {
    year: {
      name: 'season',
      parse: known(
        (text) => years.find(({ year }) => year === text),
        (quoted) => `${teamName} has no ${quoted} season. Showing ${defaultYear.label}.`,
      ),
      fallback: defaultYear,
      write: ({ year }) => year,
      changesContent: true,
    },
  };
}

/** Of the games of a year, with its competitions. */
export function gameParameters(
  teamName: string,
  { label }: Pick<TeamYear, 'label'>,
  competitions: readonly string[],
): QueryParameters<Omit<TeamQuery, 'year'>> {
  return {
    where: {
      name: 'where',
      parse: oneOf(PLACES, (quoted) => `Games can be home, away or neutral, not ${quoted}. Showing all.`),
      fallback: undefined,
      changesContent: true,
    },
    competition: {
      name: 'competition',
      parse: known(
        (text) => competitions.find((competition) => competition === text),
        (quoted) => `${teamName} has no games in ${quoted} in ${label}. Showing all competitions.`,
      ),
      fallback: undefined,
      changesContent: true,
    },
  };
}
