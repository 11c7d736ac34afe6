/**
 * Builds the service worker with the list of the release's files in it; the last step of `npm run build` that writes
 * into the site before headers and compression. With `--kill-switch`, the script that removes an installed worker.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { SHELL_FILE } from '../../app/offline/release-files.ts';
import { seasonsAround } from '../../catalog/seasons-around.ts';
import { summarizeCatalog } from '../../catalog/summary.ts';
import { PROJECT_FOLDER, SITE_FOLDER } from '../folders.ts';
import { currentCatalog } from './current-catalog.ts';
import { releaseFiles } from './release-files.ts';

if (process.argv.includes('--kill-switch')) {
  await writeWorker('kill-switch.ts');
  console.log('sw.js removes the service worker of every visitor');
} else {
  const now = process.env.SPORTS_CALENDAR_NOW ?? new Date().toISOString();
  const id = /data-release="([\w-]+)"/.exec(readFileSync(join(SITE_FOLDER, SHELL_FILE), 'utf8'))?.[1];
  if (id === undefined) throw new Error(`${SHELL_FILE} does not say of which release it is`);
  const today = now.slice(0, 10);
  const release = releaseFiles(SITE_FOLDER, id, { today, currentSeasons: currentSeasons(today) });
  await writeWorker('worker.ts', { __RELEASE__: `JSON.parse(${JSON.stringify(JSON.stringify(release))})` });
  const count = (files: object) => Object.keys(files).length;
  console.log(
    `release ${id}: ${count(release.code)} files cached at once, ${count(release.data)} lists, ${count(release.history)} of history`,
  );
}

function currentSeasons(today: string): Set<string> {
  const leagues = summarizeCatalog(currentCatalog().catalog).flatMap((category) => category.leagues);
  return new Set(
    leagues.flatMap(({ slug, seasons }) =>
      seasonsAround(seasons, today).map(({ label }) => `${slug}/${label}`),
    ),
  );
}

/** One classic script: not every browser runs workers as modules. */
async function writeWorker(source: string, define: Record<string, string> = {}): Promise<void> {
  await build({
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir: SITE_FOLDER,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: `app/offline/worker/${source}`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
