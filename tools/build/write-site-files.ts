/** Writes calendars, data files, sitemap and robots.txt into the built site; the second step of `npm run build`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SITE_FOLDER } from '../folders.ts';
import { siteUrl } from '../site-url.ts';
import { loadSiteFiles } from './load-site-files.ts';
import { isWantedFile } from './page-paths.ts';

const files = new Map([...loadSiteFiles()].filter(([path]) => isWantedFile(path)));
let bytes = 0;
let done = 0;
for (const [path, write] of files) {
  const content = Buffer.from(write());
  const file = join(SITE_FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  bytes += content.length;
  done += 1;
  if (done % 400 === 0) console.log(`${done} of ${files.size} files`);
}
console.log(`${files.size} files, ${(bytes / 1e6).toFixed(1)} MB, for ${siteUrl()}`);
if (!process.env.SITE_URL)
  console.log('SITE_URL is not set: no link in them will work outside this machine.');
