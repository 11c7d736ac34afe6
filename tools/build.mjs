/** `npm run build`: checks the data, renders every page, writes every file, and makes the folder ready for any static host. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from './compress.mjs';
import { bin, PROJECT_FOLDER, run } from './run.mjs';

/** SPORTS_CALENDAR_BUILD names another folder of the project: the benchmark builds beside the site. */
const BUILD_FOLDER = join(PROJECT_FOLDER, process.env.SPORTS_CALENDAR_BUILD ?? 'build');
export const SITE_FOLDER = join(BUILD_FOLDER, 'client');
/** What renders the pages, for the time of a build. */
export const SERVER_FOLDER = join(BUILD_FOLDER, 'server');
/** What hosts are told about the built site, and visitors are not. */
export const HOSTING_FOLDER = join(BUILD_FOLDER, 'hosting');

export async function build() {
  // Every step states the same moment.
  process.env.SPORTS_CALENDAR_NOW ??= new Date().toISOString();
  const rendered = await run('Building the site', bin('tsx'), ['tools/write-pages.ts']);
  if (rendered !== 0) return rendered;
  const written = await run('Writing calendars and data files', bin('tsx'), ['tools/write-site-files.ts']);
  if (written !== 0) return written;
  const found = await run('Adding what search engines and previews read', bin('tsx'), [
    'tools/add-discovery.ts',
  ]);
  if (found !== 0) return found;
  const framed = await run('Writing pages for frames', bin('tsx'), ['tools/write-embeds.ts']);
  if (framed !== 0) return framed;
  const kept = await run('Writing the service worker', bin('tsx'), ['tools/write-worker.ts']);
  if (kept !== 0) return kept;
  const hosted = await run('Writing the headers for hosts', bin('tsx'), ['tools/write-hosting.ts']);
  if (hosted !== 0) return hosted;
  await compressFolder(SITE_FOLDER);
  console.log(`\nThe site is ${(folderSize(SITE_FOLDER) / 1e6).toFixed(1)} MB with its compressed twins.`);
  return 0;
}

function folderSize(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(await build());
