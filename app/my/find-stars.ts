/** Finds leagues and teams whose names contain all words of a search. */
import type { LeagueSummary } from '../../catalog/summary.ts';
import type { TeamEntry } from '../../catalog/team-index.ts';
import { teamPath } from '../../catalog/urls.ts';
import { searchable } from '../season/filter-events.ts';
import type { StarredList } from '../stars/my-choice.ts';

export interface StarMatch {
  list: StarredList;
  slug: string;
  name: string;
  path: string;
  /** A league's category, or the competitions a team plays in. */
  detail: string;
}

/** Names that start with the search text first, and leagues before teams. */
export function findStars(
  text: string,
  leagues: readonly LeagueSummary[],
  teams: readonly TeamEntry[],
): StarMatch[] {
  const query = searchable(text).trim();
  if (query === '') return [];
  const words = query.split(' ');
  const nameOf = new Map(leagues.map(({ slug, name }) => [slug, name]));
  const matches = (name: string) => words.every((word) => searchable(name).includes(word));
  const matching: StarMatch[] = [
    ...leagues
      .filter(({ name }) => matches(name))
      .map(({ slug, name, path, category }) => ({
        list: 'leagues' as const,
        slug,
        name,
        path,
        detail: category,
      })),
    ...teams
      .filter(({ name }) => matches(name))
      .map(({ slug, name, seasons }) => ({
        list: 'teams' as const,
        slug,
        name,
        path: teamPath(slug),
        detail: [...new Set(seasons.map(({ league }) => nameOf.get(league) ?? league))].join(', '),
      })),
  ];
  const rank = ({ name }: StarMatch) => (searchable(name).startsWith(query) ? 0 : 1);
  return matching.sort((a, b) => rank(a) - rank(b));
}
