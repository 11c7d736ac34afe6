/** `npm run build`: checks the data, renders every page, and makes the folder ready for any static host. */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from './compress.mjs';
import { bin, PROJECT_FOLDER, run } from './run.mjs';

export const SITE_FOLDER = join(PROJECT_FOLDER, 'build', 'client');

/** Said by the framework on every run, about itself. */
const NOISE =
  /envFile|Future Flag|future\.v8|reactrouter\.com|PLUGIN_TIMINGS|^\s*$|^build\/|callback|plugin |See https|… and|Prerender \(data\)|INEFFECTIVE_DYNAMIC_IMPORT|These rows add up/;

export async function build() {
  let pages = 0;
  let files = 0;
  const code = await run('Building the site', bin('react-router'), ['build'], {
    env: { NODE_OPTIONS: '--max-old-space-size=4096' },
    onLine(line) {
      if (/^Prerender \(html\)/.test(line)) {
        pages += 1;
        return pages % 100 === 0 ? `${pages} pages rendered` : undefined;
      }
      if (/^Prerender \(resource\)/.test(line)) {
        files += 1;
        return files % 100 === 0 ? `${files} data files written` : undefined;
      }
      return NOISE.test(line) ? undefined : line;
    },
  });
  if (code !== 0) return code;
  console.log(`  ${pages} pages and ${files} data files written`);
  tidy();
  await compressFolder(SITE_FOLDER);
  return 0;
}

/** Leaves what a host serves: the page for unknown addresses under the name that hosts look for. */
function tidy() {
  const site = (name) => join(SITE_FOLDER, name);
  cpSync(site('404/index.html'), site('404.html'));
  for (const name of ['404', '__spa-fallback.html', '.vite'])
    rmSync(site(name), { recursive: true, force: true });
  // The framework's own form of the data files, which no page asks for.
  for (const name of readdirSync(SITE_FOLDER, { recursive: true })) {
    if (String(name).endsWith('.data')) rmSync(site(String(name)));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(await build());
