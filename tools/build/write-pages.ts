/** Builds the site's scripts and renders every page, with the tags that search engines and previews read; a step of `npm run build`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, type Manifest } from 'vite';
import { SHELL_FILE } from '../../app/offline/release-files.ts';
import { withHeadTags } from '../../feeds/head-tags.ts';
import { basePath } from '../base-path.ts';
import { PROJECT_FOLDER, SERVER_FOLDER, SITE_FOLDER } from '../folders.ts';
import { withPolicyMeta } from '../hosting/policy-meta.ts';
import { buildTags } from './build-tags.ts';
import { criticalCss } from './critical-css.ts';
import { currentCatalog, currentLists } from './current-catalog.ts';
import { withFiles } from './page-files.ts';
import { pagePaths, UNKNOWN_PAGE } from './page-paths.ts';
import { releaseId } from './release-files.ts';

type Server = typeof import('../../app/entry.server.tsx');

const ENTRY = 'app/entry.client.tsx';
const BASE = basePath();

process.env.NODE_ENV = 'production';
// One builder for both: the catalogue is read once.
const builder = await createBuilder({ root: PROJECT_FOLDER, logLevel: 'warn' });
for (const name of ['client', 'ssr']) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`vite.config.ts has no environment ${name}`);
  await builder.build(environment);
  console.log(name === 'client' ? 'scripts built' : 'renderer built');
}
const server: Server = await import(pathToFileURL(join(SERVER_FOLDER, 'entry.server.js')).href);

const manifest: Manifest = JSON.parse(readFileSync(join(SITE_FOLDER, '.vite', 'manifest.json'), 'utf8'));
const sheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file;
if (!sheet) throw new Error('The build has written no style sheet');
const stylesOf = criticalCss(readFileSync(join(SITE_FOLDER, sheet), 'utf8'));

const lists = currentLists();
for (const [file, text] of lists.files) writeFileSync(join(SITE_FOLDER, file), text());
server.provideLists(lists.read);
const coming = Object.values(lists.names.coming);
const release = releaseId(
  [...Object.values(manifest).map(({ file }) => file), ...lists.files.keys()],
  coming.map((name) => `assets/${name}`),
);
const FILES = new Map([
  [UNKNOWN_PAGE, '404.html'],
  [`/${SHELL_FILE}`, SHELL_FILE],
]);
const { catalog } = currentCatalog();
const tagsOf = buildTags(catalog);
const paths = [...pagePaths(catalog), ...FILES.keys()];
for (const [index, path] of paths.entries()) {
  const { kind, text } = await server.render(path);
  const file = FILES.get(path) ?? join(path, 'index.html');
  mkdirSync(dirname(join(SITE_FOLDER, file)), { recursive: true });
  const page = withFiles(text, {
    release,
    coming: coming.join(' '),
    styles: stylesOf(text),
    sheet: `${BASE}${sheet}`,
    entry: `${BASE}${chunk(ENTRY).file}`,
    scripts: scriptsOf(`app/routes/${kind}.tsx`),
  });
  // Nobody should find the page for unknown addresses and the shell.
  const tagged = FILES.has(path) ? page : withHeadTags(page, tagsOf(path));
  writeFileSync(join(SITE_FOLDER, file), withPolicyMeta(file, tagged, 'page'));
  if ((index + 1) % 200 === 0) console.log(`${index + 1} of ${paths.length} pages`);
}
console.log(`${paths.length} pages`);
rmSync(SERVER_FOLDER, { recursive: true });
rmSync(join(SITE_FOLDER, '.vite'), { recursive: true });

function chunk(name: string) {
  const found = manifest[name];
  if (!found) throw new Error(`The build has no ${name}`);
  return found;
}

/** The files that the entry and a page import, each once, without the entry itself. */
function scriptsOf(route: string): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const { file, imports = [] } = chunk(name);
    if (files.has(file)) return;
    files.add(file);
    for (const each of imports) add(each);
  };
  for (const each of chunk(ENTRY).imports ?? []) add(each);
  add(route);
  files.delete(chunk(ENTRY).file);
  return [...files].map((file) => `${BASE}${file}`);
}
