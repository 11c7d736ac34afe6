/** The pages for embeds in the development server, with the script and the lists as it serves them. */
import type { Plugin } from 'vite';
import { colorSchemeScript } from '../../app/settings/color-scheme-script.ts';
import { basePath, belowBase } from '../base-path.ts';
import { currentCatalog } from '../build/current-catalog.ts';
import { embedPages, UNKNOWN_EMBED } from '../build/embed-pages.ts';
import { DATA_FOLDER } from '../folders.ts';
import { minifyInlineScript } from '../hosting/minify-inline-script.ts';

export function embedPlugin(): Plugin {
  const base = basePath();
  let pages: ReturnType<typeof embedPages> | undefined;
  const load = () =>
    embedPages(currentCatalog().catalog, {
      base,
      script: `${base}app/embed/embed.ts`,
      style: `${base}app/embed/embed.css`,
      colorSchemeScript: minifyInlineScript(colorSchemeScript),
      listAt: (key) => `${base}@id/__x00__virtual:catalog/seasons/${key}`,
      now: Date.now(),
    });
  return {
    name: 'sports-calendar:embed',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(DATA_FOLDER)) pages = undefined;
      });
      server.middlewares.use((request, response, next) => {
        const [url = '/'] = (request.url ?? '/').split('?');
        const pathname = belowBase(url, base);
        if (!pathname?.startsWith('/embed/')) return next();
        pages ??= load();
        const write = pages.get(pathname.replace(/\/+$/, ''));
        if (!write) response.statusCode = 404;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end((write ?? pages.get(UNKNOWN_EMBED))?.());
      });
    },
  };
}
