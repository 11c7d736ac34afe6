/** Suggests pages for an unknown address. */
import { distance } from 'fastest-levenshtein';
import { categories } from '../data/site-map.ts';

export interface Suggestion {
  label: string;
  link: string;
}

const MAX_SUGGESTIONS = 3;
/** Longer than any of ours, so not worth comparing. */
const MAX_LENGTH = 80;
/** Leagues are suggested below this share of different characters, other pages below this number of typos. */
const DIFFERENCE_LIMIT = 0.6;
const TYPO_LIMIT = 5;

/** Leagues and categories. */
export function nearestPages(pathname: string): Suggestion[] {
  const requested = pathname.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (requested === '' || requested.length > MAX_LENGTH) return [];
  const pages = categories.flatMap((category) => [category, ...category.leagues]);
  return nearest(
    pages.map(({ name, path }) => {
      const word = path.slice(1);
      const isPart = requested.length > 2 && (word.includes(requested) || requested.includes(word));
      const difference = distance(requested, word) / Math.max(requested.length, word.length);
      return { label: name, link: path, score: isPart ? 0.1 : difference };
    }),
    DIFFERENCE_LIMIT,
  );
}

/** Pages of one kind: teams, or occasions. */
export function nearestSlugs(
  requested: string,
  pages: readonly { slug: string; name: string }[],
  pathOf: (slug: string) => string,
): Suggestion[] {
  if (requested.length > MAX_LENGTH) return [];
  return nearest(
    pages.map(({ slug, name }) => ({
      label: name,
      link: pathOf(slug),
      // “duke-blue-devils” is the start of several teams' slugs.
      score: slug.startsWith(`${requested}-`) ? 1 : distance(requested, slug),
    })),
    TYPO_LIMIT,
  );
}

function nearest(pages: (Suggestion & { score: number })[], limit: number): Suggestion[] {
  return pages
    .filter(({ score }) => score < limit)
    .sort((a, b) => a.score - b.score)
    .slice(0, MAX_SUGGESTIONS);
}
