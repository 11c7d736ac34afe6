/** Suggests teams for an unknown team address. */
import { distance } from 'fastest-levenshtein';
import type { TeamEntry } from '../../catalog/team-index.ts';
import { teamPath } from '../../catalog/urls.ts';

const MAX_SUGGESTIONS = 3;
const MAX_TYPOS = 4;
/** Longer than any of ours, so not worth comparing. */
const MAX_SLUG_LENGTH = 80;

export function nearestTeams(
  requested: string,
  teams: readonly Pick<TeamEntry, 'slug' | 'name'>[],
): { label: string; link: string }[] {
  if (requested.length > MAX_SLUG_LENGTH) return [];
  return teams
    .map(({ slug, name }) => ({
      label: name,
      link: teamPath(slug),
      // “duke-blue-devils” is the start of several teams' slugs.
      typos: slug.startsWith(`${requested}-`) ? 1 : distance(requested, slug),
    }))
    .filter(({ typos }) => typos <= MAX_TYPOS)
    .sort((a, b) => a.typos - b.typos)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ label, link }) => ({ label, link }));
}
