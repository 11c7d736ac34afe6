/** The leagues and teams whose names hold all the words of a search. */
import type { LeagueSummary } from '../../catalog/summary.ts';
import type { TeamEntry } from '../../catalog/team-index.ts';
import { teamPath } from '../../catalog/urls.ts';
import { searchable } from '../season/filter-events.ts';
import type { Starred } from '../stars/my-choice.ts';

export interface Found {
  list: Starred;
  slug: string;
  name: string;
  path: string;
  /** Leagues: their category. Teams: where they play. */
  about: string;
}

/** Names that begin with the search first, leagues before teams, the rest as it comes. */
export function findStars(
  text: string,
  leagues: readonly LeagueSummary[],
  teams: readonly TeamEntry[],
): Found[] {
  const asked = searchable(text).trim();
  if (asked === '') return [];
  const words = asked.split(' ');
  const nameOf = new Map(leagues.map(({ slug, name }) => [slug, name]));
  const matches = (name: string) => words.every((word) => searchable(name).includes(word));
  const found: Found[] = [
    ...leagues
      .filter(({ name }) => matches(name))
      .map(({ slug, name, path, category }) => ({
        list: 'leagues' as const,
        slug,
        name,
        path,
        about: category,
      })),
    ...teams
      .filter(({ name }) => matches(name))
      .map(({ slug, name, seasons }) => ({
        list: 'teams' as const,
        slug,
        name,
        path: teamPath(slug),
        about: [...new Set(seasons.map(({ league }) => nameOf.get(league) ?? league))].join(', '),
      })),
  ];
  const rank = ({ name }: Found) => (searchable(name).startsWith(asked) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}
