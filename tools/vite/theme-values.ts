/**
 * Writes the constants of app/theme.ts into style sheets: `@media (--phone)` becomes the real query, `var(--radius)` the real
 * length. Stated in each page and looked up from there they would be half a kilobyte of it. So are the sheets of icons
 * and flags, as --icon-black, --icon-white and --flags: their address depends on the path below which the site is published.
 */
import type { Plugin } from 'postcss';
import { customMedia, themeValues } from '../../app/theme.ts';
import { FLAG_SHEET_URL } from '../../catalog/place/flags.ts';
import { iconSheetUrl } from '../../catalog/season/league.ts';
import { basePath } from '../base-path.ts';

const picture = (path: string) => `url(${basePath()}${path.slice(1)})`;

const values = new Map<string, string>([
  ...Object.entries(themeValues),
  ['--icon-black', picture(iconSheetUrl('black'))],
  ['--icon-white', picture(iconSheetUrl('white'))],
  ['--flags', picture(FLAG_SHEET_URL)],
]);

export const themeValuesPlugin: Plugin = {
  postcssPlugin: 'sports-calendar:theme-values',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/\(--([a-z-]+)\)/g, (_, name: string) => {
        const query = customMedia[name];
        if (!query) throw rule.error(`app/theme.ts has no media query named "${name}"`);
        return query;
      });
    },
  },
  Declaration(declaration) {
    if (!declaration.value.includes('var(--')) return;
    declaration.value = declaration.value.replace(
      /var\((--[a-z-]+)\)/g,
      (text, name: string) => values.get(name) ?? text,
    );
  },
};
