/** The pages whose addresses are closest to one that does not exist. */
import { distance } from 'fastest-levenshtein';
import { navigation } from '../layout/navigation.ts';

const SUGGESTIONS = 3;
/** An address of which more than this share is different was not meant. */
const TOO_DIFFERENT = 0.6;
/** Longer than any of ours by far: not worth comparing. */
const LONGEST = 60;

export function nearestPages(pathname: string): { label: string; link: string }[] {
  const asked = pathname.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (asked === '' || asked.length > LONGEST) return [];
  return navigation
    .flatMap((item) => [item, ...item.links])
    .map(({ label, link }) => {
      const word = link.slice(1);
      const isPart = asked.length > 2 && (word.includes(asked) || asked.includes(word));
      return {
        label,
        link,
        score: isPart ? 0.1 : distance(asked, word) / Math.max(asked.length, word.length),
      };
    })
    .filter(({ score }) => score < TOO_DIFFERENT)
    .sort((a, b) => a.score - b.score)
    .slice(0, SUGGESTIONS)
    .map(({ label, link }) => ({ label, link }));
}
