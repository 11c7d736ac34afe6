/** The development server makes pages, embeds, calendars and data files on request, with the same code as the build. */
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { colorSchemeScript } from '../../app/settings/color-scheme-script.ts';
import { lazy } from '../../catalog/memoize.ts';
import { basePath } from '../base-path.ts';
import { currentCatalog, currentLists } from '../build/current-catalog.ts';
import { embedPages, UNKNOWN_EMBED } from '../build/embed-pages.ts';
import { loadSiteFiles } from '../build/load-site-files.ts';
import { withFiles } from '../build/page-files.ts';
import { DATA_FOLDER } from '../folders.ts';
import { minifyInlineScript } from '../hosting/minify-inline-script.ts';
import { contentTypeOf } from '../serve/content-type.ts';

type Renderer = typeof import('../../app/entry.server.tsx');

interface Content {
  status: number;
  type?: string;
  text: string;
}

export function devServerPlugin(): Plugin {
  return {
    name: 'sports-calendar:dev-server',
    apply: 'serve',
    configureServer(server) {
      const render = pageRenderer(server);
      let load = contentLoader(render);
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(DATA_FOLDER)) load = contentLoader(render);
      });
      // After the server's own files.
      return () =>
        server.middlewares.use(async (request, response, next) => {
          const [path = '/'] = (request.url ?? '/').split('?');
          try {
            const content = await load(path);
            if (!content) return next();
            response.statusCode = content.status;
            response.setHeader('Content-Type', content.type ?? 'text/html; charset=utf-8');
            response.end(content.text);
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            next(error);
          }
        });
    },
  };
}

/** Knows the data as it was at the first request. */
function contentLoader(
  render: (path: string) => Promise<Content>,
): (path: string) => Promise<Content | undefined> {
  const files = lazy(loadSiteFiles);
  const embeds = lazy(loadEmbeds);
  return async (path) => {
    const write = files().get(path);
    if (write) return { status: 200, type: contentTypeOf(path), text: write() };
    if (path.startsWith('/embed/')) {
      const page = embeds().get(path.replace(/\/+$/, ''));
      return page
        ? { status: 200, text: page() }
        : { status: 404, text: embeds().get(UNKNOWN_EMBED)?.() ?? '' };
    }
    return /\.\w+$/.test(path) ? undefined : render(path);
  };
}

/** With the script and the lists as the server has them. */
function loadEmbeds() {
  const base = basePath();
  return embedPages(currentCatalog().catalog, {
    base,
    script: `${base}app/embed/embed.ts`,
    style: `${base}app/embed/embed.css`,
    colorSchemeScript: minifyInlineScript(colorSchemeScript),
    listAt: (key) => `${base}assets/${currentLists().names.season[key]}`,
    now: Date.now(),
  });
}

function pageRenderer(server: ViteDevServer): (path: string) => Promise<Content> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the environment ssr cannot run modules');
  // React distinguishes contexts by identity, so no old module may meet a new one.
  server.watcher.on('all', () => ssr.runner.clearCache());
  // It reloads the page after a change. transformIndexHtml would put it at the beginning of the head, where React does
  // not expect it.
  const client = `<script type="module" src="${basePath()}@vite/client"></script>`;
  return async (path) => {
    const { render, provideLists }: Renderer = await ssr.runner.import('/app/entry.server.tsx');
    provideLists(currentLists().read);
    const { kind, text } = await render(path);
    const page = withFiles(text.replace('</body>', `${client}</body>`), {
      styles: { first: await stylesOf(server), pictures: '' },
      coming: Object.values(currentLists().names.coming).join(' '),
      sheet: 'data:text/css,',
      entry: `${basePath()}app/entry.client.tsx`,
      scripts: [],
    });
    return { status: kind === 'not-found' ? 404 : 200, text: page };
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
