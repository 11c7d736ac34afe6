/** A name as it is written in addresses and identities: lower case ASCII words joined by hyphens. */
import { memoize } from './memoize.ts';

const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
};

const VERSUS = ' vs ';

/** A season repeats the same names hundreds of times, and every event needs its slug several times. */
export const slugOf: (name: string) => string = memoize((name) => {
  // Thirty teams meet in nine hundred games: their slugs are computed once each and joined.
  const between = name.indexOf(VERSUS);
  if (between < 0) return makeSlug(name);
  const sides = [slugOf(name.slice(0, between)), 'vs', slugOf(name.slice(between + VERSUS.length))];
  return sides.filter(Boolean).join('-');
});

function makeSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[øđłßæœðþıə]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
