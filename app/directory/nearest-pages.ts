/** The pages whose addresses are closest to one that does not exist. */
import { distance } from 'fastest-levenshtein';
import { categories } from '../data/site-map.ts';

const SUGGESTIONS = 3;
/** The share of different characters above which an address is no suggestion. */
const TOO_DIFFERENT = 0.6;
/** Much longer than any of ours: not worth comparing. */
const LONGEST = 60;

export function nearestPages(pathname: string): { label: string; link: string }[] {
  const requested = pathname.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (requested === '' || requested.length > LONGEST) return [];
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
    .filter(({ score }) => score < TOO_DIFFERENT)
    .sort((a, b) => a.score - b.score)
    .slice(0, SUGGESTIONS)
    .map(({ label, link }) => ({ label, link }));
}
