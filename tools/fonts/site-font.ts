/**
 * The font of the pages: Inter, cut to the characters that the site shows, in a file of common letters and one of rarer
 * ones, which a browser loads where a page has any of them (docs/decisions/047-font.md).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { memoize } from '../../catalog/util/memoize.ts';
import { DATA_FOLDER } from '../folders.ts';
import { usedCharacters } from './used-characters.ts';

export const FONT_PARTS = ['common', 'rare'] as const;
export type FontPart = (typeof FONT_PARTS)[number];

export interface FontAddresses extends Record<FontPart, string> {
  /** The characters of the rarer part, as style sheets write them. */
  rareRange: string;
}

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(resolve(`@fontsource-variable/inter/${file}`));

/** The package has a file for each of these sets of letters. */
const SETS: Record<FontPart, string> = { common: 'latin', rare: 'latin-ext' };
/** Every weight of the style sheets. */
const WEIGHTS = { min: 400, max: 600 };
/** Figures of one width, and what puts letters and accents together. Not the many other forms of letters. */
const FEATURES = ['tnum', 'kern', 'ccmp', 'locl', 'mark'];

/** Characters that neither part has, such as an arrow, are drawn in the system's font. */
export const fontCharacters = memoize((data: string): Record<FontPart, string> => {
  const ranges: Record<string, string> = JSON.parse(read('unicode.json').toString());
  const common = within(ranges[SETS.common] ?? '');
  const rare = within(ranges[SETS.rare] ?? '');
  const used = [...usedCharacters(data)].sort();
  return {
    common: used.filter(common).join(''),
    rare: used.filter((character) => !common(character) && rare(character)).join(''),
  };
});

export async function cutFont(
  part: FontPart,
  data = DATA_FOLDER,
  targetFormat: 'woff2' | 'truetype' = 'woff2',
): Promise<Buffer> {
  return subsetFont(read(`files/inter-${SETS[part]}-wght-normal.woff2`), fontCharacters(data)[part], {
    targetFormat,
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

/** The characters of the rarer part: U+104-107,U+10C */
export function rareRange(data = DATA_FOLDER): string {
  const runs: { first: number; last: number }[] = [];
  for (const character of fontCharacters(data).rare) {
    const point = character.codePointAt(0) ?? 0;
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join();
}

/** Whether ranges like "U+0100-02BA,U+0304" have a character. */
function within(ranges: string): (character: string) => boolean {
  const bounds = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return bounds.some(({ first, last }) => point >= first && point <= last);
  };
}
