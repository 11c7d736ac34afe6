/** Writes calendars, data files, sitemap, robots.txt and pictures into the built site; a step of `npm run build`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SITE_FOLDER } from '../folders.ts';
import { pictureFiles } from '../pictures/site-pictures.ts';
import { siteUrl } from '../site-url.ts';
import { currentCatalog } from './current-catalog.ts';
import { loadSiteFiles } from './load-site-files.ts';
import { isWantedFile } from './page-paths.ts';

const files = new Map<string, () => string | Uint8Array>([
  ...[...loadSiteFiles()].filter(([path]) => isWantedFile(path)),
  ...pictureFiles(currentCatalog().catalog),
]);
let done = 0;
for (const [path, write] of files) {
  const file = join(SITE_FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, write());
  done += 1;
  if (done % 400 === 0) console.log(`${done} of ${files.size} files`);
}
console.log(`${files.size} files, for ${siteUrl()}`);
if (!process.env.SITE_URL)
  console.log('SITE_URL is not set: no link in them will work outside this machine.');
