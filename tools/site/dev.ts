/**
 * `npm run dev`: serves the site from its sources. Every file that is not a source is made by the function that the build
 * uses too (tools/site/site.ts), again after every change.
 */
import { execFile } from 'node:child_process';
import {
  createServer,
  isRunnableDevEnvironment,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import { lazy, memoize } from '../../catalog/util/memoize.ts';
import config from '../../vite.config.ts';
import { basePath } from '../base-path.ts';
import { DATA_FOLDER, PROJECT_FOLDER } from '../folders.ts';
import { cutFont, FONT_PARTS, type FontPart, rareRange } from '../fonts/site-font.ts';
import { comingFile, rememberListNames, skipCheck } from './current-catalog.ts';
import { withFiles } from './page-files.ts';
import { type Renderer, UNKNOWN_PAGE_FILE } from './pages.ts';
import { type Site, siteOf } from './site.ts';

const fontFile = (part: FontPart) => `/assets/inter-${part}.woff2`;
/** Of the characters that are used at the start. */
const cut = memoize(cutFont);

const server = await createServer({ ...config, configFile: false, root: PROJECT_FOLDER });
const { ssr } = server.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('the environment ssr cannot run modules');
// Changed data is shown at once, and checked beside it.
skipCheck('rules');
rememberListNames('unhashed');
checkData();
let site = lazy(() => developedSite(server, ssr));
server.watcher.on('all', (_, file) => {
  if (file.startsWith(DATA_FOLDER)) checkData();
  // React distinguishes contexts by identity, so no old module may meet a new one.
  ssr.runner.clearCache();
  site = lazy(() => developedSite(server, ssr));
});
// After the server's own files.
server.middlewares.use(async (request, response, next) => {
  const [path = '/'] = (request.url ?? '/').split('?');
  try {
    const found = await site().contentAt(path);
    const content = found ?? (/\.\w+$/.test(path) ? undefined : await site().contentAt(UNKNOWN_PAGE_FILE));
    if (!content) return next();
    response.statusCode = found ? 200 : 404;
    response.setHeader('Content-Type', content.type);
    response.end(content.body);
  } catch (error) {
    server.ssrFixStacktrace(error as Error);
    next(error);
  }
});
await server.listen();
server.printUrls();

/** Reports problems in the terminal and on the page. */
async function checkData(): Promise<void> {
  const problems = await new Promise<string>((resolve) => {
    const args = ['run', '--silent', 'check'];
    execFile('npm', args, { cwd: PROJECT_FOLDER }, (error, _, said) => resolve(error ? said : ''));
  });
  if (problems === '') return;
  console.error(problems);
  server.ws.send({ type: 'error', err: { message: problems, stack: '' } });
}

/** With scripts, styles and lists as the server has them: it makes them itself. */
function developedSite(server: ViteDevServer, ssr: RunnableDevEnvironment): Site {
  const base = basePath();
  // It reloads the page after a change. transformIndexHtml would put it at the beginning of the head, where React does
  // not expect it.
  const client = `<script type="module" src="${base}@vite/client"></script>`;
  return siteOf({
    assets: new Map(FONT_PARTS.map((part) => [fontFile(part), () => cut(part)])),
    morePages: ['/gallery'],
    renderer: () => ssr.runner.import<Renderer>('/app/entry.server.tsx'),
    withFiles: async (page) =>
      withFiles(page.replace('</body>', `${client}</body>`), {
        coming: comingFile(),
        font: {
          common: base + fontFile('common').slice(1),
          rare: base + fontFile('rare').slice(1),
          rareRange: rareRange(),
        },
        styles: { first: await stylesOf(server), pictures: '' },
        sheet: 'data:text/css,',
        entry: `${base}app/entry.client.tsx`,
        scripts: [],
      }),
    embedScript: `${base}app/embed/embed.ts`,
    embedStyle: `${base}app/embed/embed.css`,
  });
}

/** Everything that was rendered so far: the browser gets its styles by script, but not before the first paint. */
async function stylesOf(server: ViteDevServer): Promise<string> {
  const sheets = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) =>
    /\.css$/.test(id),
  );
  const loaded = await Promise.all(sheets.map((id) => server.ssrLoadModule(`${id}?inline`)));
  return loaded.map((module) => String(module.default)).join('\n');
}
