/** The development server has the calendars and data files too, made when they are asked for. */
import type { Plugin } from 'vite';
import { contentTypeOf, isDataFile } from './content-type.mjs';
import { DATA_FOLDER } from './folders.ts';
import { loadSiteFiles } from './load-site-files.ts';

export function siteFilesPlugin(): Plugin {
  let files: ReturnType<typeof loadSiteFiles> | undefined;
  return {
    name: 'sports-calendar:site-files',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(DATA_FOLDER)) files = undefined;
      });
      server.middlewares.use((request, response, next) => {
        const [pathname = '/'] = (request.url ?? '/').split('?');
        if (!isDataFile(pathname)) return next();
        files ??= loadSiteFiles();
        const write = files.get(pathname);
        if (!write) return next();
        response.setHeader('Content-Type', contentTypeOf(pathname) ?? '');
        response.end(write());
      });
    },
  };
}
