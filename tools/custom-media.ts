/** Writes the media queries of app/theme.ts into style sheets: `@media (--phone)` becomes the real query. */
import type { Plugin } from 'postcss';
import { customMedia } from '../app/theme.ts';

export const customMediaPlugin: Plugin = {
  postcssPlugin: 'sports-calendar:custom-media',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/\(--([a-z-]+)\)/g, (_, name: string) => {
        const query = customMedia[name];
        if (!query) throw rule.error(`app/theme.ts has no media query named "${name}"`);
        return query;
      });
    },
  },
};
