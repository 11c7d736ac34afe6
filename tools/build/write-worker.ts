/** Builds the service worker with the list of the release's files in it; the last step of `npm run build` before compression. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { SHELL_FILE } from '../../app/offline/release-files.ts';
import { PROJECT_FOLDER, SITE_FOLDER } from '../folders.ts';
import { releaseFiles } from './release-files.ts';

const now = process.env.SPORTS_CALENDAR_NOW ?? new Date().toISOString();
const id = /data-release="(\w+)"/.exec(readFileSync(join(SITE_FOLDER, SHELL_FILE), 'utf8'))?.[1];
if (id === undefined) throw new Error(`${SHELL_FILE} does not say of which release it is`);
const release = releaseFiles(SITE_FOLDER, id, now.slice(0, 10));

// One classic script: not every browser runs workers as modules.
await build({
  configFile: false,
  root: PROJECT_FOLDER,
  logLevel: 'warn',
  publicDir: false,
  define: { __RELEASE__: `JSON.parse(${JSON.stringify(JSON.stringify(release))})` },
  build: {
    outDir: SITE_FOLDER,
    emptyOutDir: false,
    target: 'es2022',
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'app/offline/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

const [code, lists] = [Object.keys(release.code), Object.keys(release.data)];
console.log(`release ${id}: ${code.length} files cached at once, ${lists.length} lists`);
