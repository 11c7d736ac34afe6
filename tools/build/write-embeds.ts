/** Builds the script of the pages for embeds and writes those pages into the built site; a step of `npm run build`. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import type { EmbedFiles } from '../../app/embed/embed-document.ts';
import { colorSchemeScript } from '../../app/settings/color-scheme-script.ts';

import { basePath } from '../base-path.ts';
import { PROJECT_FOLDER, SITE_FOLDER } from '../folders.ts';
import { minifyInlineScript } from '../hosting/minify-inline-script.ts';
import { withPolicyMeta } from '../hosting/policy-meta.ts';
import { themeValuesPlugin } from '../vite/theme-values.ts';
import { currentCatalog } from './current-catalog.ts';
import { embedPages } from './embed-pages.ts';
import { isWanted } from './page-paths.ts';

const now = process.env.SPORTS_CALENDAR_NOW ?? new Date().toISOString();
const base = basePath();
const files = await buildFiles();
const lists = listFiles();
const pages = embedPages(currentCatalog().catalog, { ...files, listAt, now: Date.parse(now) });
const wanted = [...pages].filter(([path]) => path.endsWith('.html') || isWanted(path));
for (const [path, write] of wanted) {
  const file = join(SITE_FOLDER, path.endsWith('.html') ? path : `${path}/index.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, withPolicyMeta(path, write(), 'embed'));
}
console.log(`${wanted.length} pages for embeds`);

/** Apart from the site's own build: as a part of it, the script would share files with the framework. */
async function buildFiles(): Promise<EmbedFiles> {
  const names = new Map<string, string>();
  await build({
    configFile: false,
    base,
    root: PROJECT_FOLDER,
    logLevel: 'warn',
    publicDir: false,
    css: { postcss: { plugins: [themeValuesPlugin] } },
    plugins: [
      {
        name: 'sports-calendar:embed-files',
        writeBundle(_, bundle) {
          for (const name of Object.keys(bundle))
            names.set(name.slice(name.lastIndexOf('.') + 1), `${base}${name}`);
        },
      },
    ],
    build: {
      outDir: SITE_FOLDER,
      emptyOutDir: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: { embed: 'app/embed/embed.ts', 'embed-style': 'app/embed/embed.css' },
        output: { entryFileNames: 'assets/[name]-[hash].js', assetFileNames: 'assets/embed-[hash][extname]' },
      },
    },
  });
  const [script, style] = [names.get('js'), names.get('css')];
  if (!script || !style)
    throw new Error(`The script or the style of embeds is missing: ${[...names.values()]}`);
  return { base, script, style, colorSchemeScript: minifyInlineScript(colorSchemeScript) };
}

/** The lists that the site's own build has written, by "league-season". */
function listFiles(): Map<string, string> {
  return new Map(
    readdirSync(join(SITE_FOLDER, 'assets')).flatMap((name) => {
      const key = /^season-(.+)-[\w-]{8}\.js$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, `${base}assets/${name}`] as const];
    }),
  );
}

function listAt(key: string): string {
  const file = lists.get(key.replace('/', '-'));
  if (!file) throw new Error(`There is no list of ${key} in the built site`);
  return file;
}
