/**
 * Writes the constants of app/theme.ts into style sheets: `@media (--phone)` becomes the real query, `var(--radius)` the real
 * length. Stated in each page and looked up from there they would be half a kilobyte of it. So are the two sheets of icons,
 * as --icon-black and --icon-white: their address depends on the path below which the site is published.
 */
import type { Plugin } from 'postcss';
import { customMedia, themeValues } from '../../app/theme.ts';
import { iconSheetUrl } from '../../catalog/league.ts';
import { basePath } from '../base-path.ts';

const iconSheet = (variant: 'black' | 'white') => `url(${basePath()}${iconSheetUrl(variant).slice(1)})`;

const values = new Map<string, string>([
  ...Object.entries(themeValues),
  ['--icon-black', iconSheet('black')],
  ['--icon-white', iconSheet('white')],
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
