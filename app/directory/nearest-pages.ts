/** Suggests leagues and categories for an unknown address. */
import { distance } from 'fastest-levenshtein';
import { categories } from '../data/site-map.ts';

const MAX_SUGGESTIONS = 3;
/** The share of characters that may differ. */
const MAX_DIFFERENCE = 0.6;
/** Longer than any of ours, so not worth comparing. */
const MAX_LENGTH = 60;

export function nearestPages(pathname: string): { label: string; link: string }[] {
  const requested = pathname.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (requested === '' || requested.length > MAX_LENGTH) return [];
  return categories
    .flatMap((category) => [category, ...category.leagues])
    .map(({ name, path }) => {
      const word = path.slice(1);
      const isPart = requested.length > 2 && (word.includes(requested) || requested.includes(word));
      return {
        label: name,
        link: path,
        score: isPart ? 0.1 : distance(requested, word) / Math.max(requested.length, word.length),
      };
    })
    .filter(({ score }) => score < MAX_DIFFERENCE)
    .sort((a, b) => a.score - b.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ label, link }) => ({ label, link }));
}
