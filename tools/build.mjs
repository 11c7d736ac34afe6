/** `npm run build`: checks the data, renders every page, writes every file, and makes the folder ready for any static host. */
import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from './compress.mjs';
import { bin, PROJECT_FOLDER, run } from './run.mjs';

/** SPORTS_CALENDAR_BUILD names another folder of the project: the benchmark builds beside the site. */
export const SITE_FOLDER = join(PROJECT_FOLDER, process.env.SPORTS_CALENDAR_BUILD ?? 'build', 'client');

/** Said by the framework on every run, about itself. */
const NOISE =
  /envFile|Future Flag|future\.v8|reactrouter\.com|PLUGIN_TIMINGS|^\s*$|^build\/|callback|plugin |See https|… and|Prerender \(data\)|INEFFECTIVE_DYNAMIC_IMPORT|These rows add up/;

export async function build() {
  // Every step states the same moment.
  process.env.SPORTS_CALENDAR_NOW ??= new Date().toISOString();
  let pages = 0;
  const code = await run('Building the site', bin('react-router'), ['build'], {
    env: { NODE_OPTIONS: '--max-old-space-size=4096' },
    onLine(line) {
      if (/^Prerender \(html\)/.test(line)) {
        pages += 1;
        return pages % 100 === 0 ? `${pages} pages rendered` : undefined;
      }
      return NOISE.test(line) ? undefined : line;
    },
  });
  if (code !== 0) return code;
  console.log(`  ${pages} pages rendered`);
  tidy();
  const written = await run('Writing calendars and data files', bin('tsx'), ['tools/write-site-files.ts']);
  if (written !== 0) return written;
  const found = await run('Adding what search engines and previews read', bin('tsx'), [
    'tools/add-discovery.ts',
  ]);
  if (found !== 0) return found;
  const framed = await run('Writing pages for frames', bin('tsx'), ['tools/write-embeds.ts']);
  if (framed !== 0) return framed;
  await compressFolder(SITE_FOLDER);
  console.log(`\nThe site is ${(folderSize(SITE_FOLDER) / 1e6).toFixed(1)} MB with its compressed twins.`);
  return 0;
}

/** Leaves what a host serves: the page for unknown addresses under the name that hosts look for. */
function tidy() {
  const site = (name) => join(SITE_FOLDER, name);
  cpSync(site('404/index.html'), site('404.html'));
  for (const name of ['404', '__spa-fallback.html', '.vite'])
    rmSync(site(name), { recursive: true, force: true });
}

function folderSize(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(await build());
