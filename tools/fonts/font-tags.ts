/** What a page says of its font, in its head: embeds do without, and keep the system's. */
import type { FontAddresses } from './site-font.ts';

/**
 * Arial and its likes, made as wide as Inter (measured with the names of teams): where the font is not there in time, lines
 * still break where they would.
 */
const STAND_IN = [
  { weight: 400, fonts: ['Arial', 'Liberation Sans', 'Roboto'], size: 106 },
  { weight: 600, fonts: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], size: 101 },
];
/** Of Inter, in percent of its size. */
const ASCENT = 96.875;
const DESCENT = 24.121;

/**
 * Not preloaded, so that the first page of a visit does not wait; `optional`, so that a browser never exchanges one font for
 * another in sight of the reader. The pages after it have the font (docs/decisions/047-font.md).
 */
export function fontTags({ common, rare, rareRange }: FontAddresses): string {
  const face = (address: string, more = '') =>
    `@font-face{font-family:Inter;font-weight:400 600;font-display:optional;src:url(${address}) format("woff2")${more}}`;
  return (
    `<style>${face(common)}${face(rare, `;unicode-range:${rareRange}`)}${STAND_IN.map(standIn).join('')}` +
    ':root{--font:Inter,-apple-system,"Inter stand-in",system-ui}</style>'
  );
}

function standIn({ weight, fonts, size }: (typeof STAND_IN)[number]): string {
  const percent = (metric: number) => `${((metric / size) * 100).toFixed(2)}%`;
  return (
    `@font-face{font-family:"Inter stand-in";font-weight:${weight};src:${fonts.map((name) => `local("${name}")`).join()};` +
    `size-adjust:${size}%;ascent-override:${percent(ASCENT)};descent-override:${percent(DESCENT)};line-gap-override:0%}`
  );
}
