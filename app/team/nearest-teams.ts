/** The teams that an address which is none of theirs may have meant. */
import { distance } from 'fastest-levenshtein';
import type { TeamEntry } from '../../catalog/team-index.ts';
import { teamPath } from '../../catalog/urls.ts';

const SUGGESTIONS = 3;
/** More letters than this were not mistyped. */
const MOST_MISTAKES = 4;
/** Longer than any of ours: not worth comparing. */
const LONGEST = 80;

export function nearestTeams(
  asked: string,
  teams: readonly Pick<TeamEntry, 'slug' | 'name'>[],
): { label: string; link: string }[] {
  if (asked.length > LONGEST) return [];
  return teams
    .map(({ slug, name }) => ({
      label: name,
      link: teamPath(slug),
      // Duke is the beginning of two teams' addresses.
      mistakes: slug.startsWith(`${asked}-`) ? 1 : distance(asked, slug),
    }))
    .filter(({ mistakes }) => mistakes <= MOST_MISTAKES)
    .sort((a, b) => a.mistakes - b.mistakes)
    .slice(0, SUGGESTIONS)
    .map(({ label, link }) => ({ label, link }));
}
