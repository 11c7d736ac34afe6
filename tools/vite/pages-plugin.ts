/** The development server renders a page when it is requested, with the same code as the build. */
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { basePath, belowBase } from '../base-path.ts';
import { withFiles } from '../build/page-files.ts';

type Server = typeof import('../../app/entry.server.tsx');

/**
 * What reloads the page after a change. transformIndexHtml would put it at the beginning of the head, where React does
 * not expect it.
 */
const client = () => `<script type="module" src="${basePath()}@vite/client"></script>`;

export function pagesPlugin(): Plugin {
  return {
    name: 'sports-calendar:pages',
    apply: 'serve',
    configureServer(server) {
      const render = renderer(server);
      // After the server's own files and those of the other plugins.
      return () =>
        server.middlewares.use(async (request, response, next) => {
          const [url = '/'] = (request.originalUrl ?? '/').split('?');
          const pathname = belowBase(url, basePath()) ?? '/';
          if (/\.\w+$/.test(pathname)) return next();
          try {
            const { kind, page } = await render(pathname);
            response.statusCode = kind === 'not-found' ? 404 : 200;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(page);
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            next(error);
          }
        });
    },
  };
}

/**
 * After a change all modules are evaluated again: React distinguishes contexts by identity, so no old module may meet a new
 * one. For the same reason a page is rendered again if something changed meanwhile.
 */
function renderer(server: ViteDevServer) {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the environment ssr cannot run modules');
  let changes = 0;
  server.watcher.on('all', () => {
    changes += 1;
    ssr.runner.clearCache();
  });
  return async (pathname: string): Promise<{ kind: string; page: string }> => {
    for (;;) {
      const before = changes;
      try {
        const { render }: Server = await ssr.runner.import('/app/entry.server.tsx');
        const { kind, text } = await render(pathname);
        const page = withFiles(text.replace('</body>', `${client()}</body>`), {
          styles: { first: await stylesOf(server), pictures: '' },
          sheet: 'data:text/css,',
          entry: `${basePath()}app/entry.client.tsx`,
          scripts: [],
        });
        if (changes === before) return { kind, page };
      } catch (error) {
        if (changes === before) throw error;
      }
    }
  };
}

/** Everything that was rendered so far: the browser gets its styles by script, but not before the first paint. */
async function stylesOf(server: ViteDevServer): Promise<string> {
  const sheets = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) =>
    /\.css$/.test(id),
  );
  const loaded = await Promise.all(sheets.map((id) => server.ssrLoadModule(`${id}?inline`)));
  return loaded.map((module) => String(module.default)).join('\n');
}
