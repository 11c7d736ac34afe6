/** The development server has the calendars, data files and sheets of icons too, made on request. */
import type { Plugin } from 'vite';
import { basePath, belowBase } from '../base-path.ts';
import { currentCatalog } from '../build/current-catalog.ts';
import { loadSiteFiles } from '../build/load-site-files.ts';
import { DATA_FOLDER } from '../folders.ts';
import { iconSheets } from '../pictures/icon-sheet.ts';
import { contentTypeOf, isDataFile } from '../serve/content-type.ts';

export function siteFilesPlugin(): Plugin {
  let files: ReturnType<typeof loadSiteFiles> | undefined;
  let icons: Map<string, () => string> | undefined;
  const writerOf = (pathname: string) => {
    // Every page needs these, and they take no time.
    icons ??= new Map(iconSheets(currentCatalog().catalog.categories.map(({ sportId }) => sportId)));
    if (icons.has(pathname) || !isDataFile(pathname)) return icons.get(pathname);
    files ??= loadSiteFiles();
    return files.get(pathname);
  };
  return {
    name: 'sports-calendar:site-files',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(DATA_FOLDER)) files = undefined;
      });
      server.middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        const pathname = belowBase(path, basePath()) ?? '';
        if (!isDataFile(pathname) && !pathname.startsWith('/icons/')) return next();
        const write = writerOf(pathname);
        if (!write) return next();
        response.setHeader('Content-Type', contentTypeOf(pathname) ?? '');
        response.end(write());
      });
    },
  };
}
