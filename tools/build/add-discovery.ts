/**
 * What search engines, previews and launchers read, added to the built pages; the third step of `npm run build`. The
 * scripts of the pages know nothing of it, so it costs a visitor no JavaScript.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { withHeadTags } from '../../feeds/head-tags.ts';
import { SITE_FOLDER } from '../folders.ts';
import { pictureFiles } from '../pictures/site-pictures.ts';
import { loadPageTags } from './load-page-tags.ts';

const { catalog, tagsOf } = loadPageTags();

let pages = 0;
let bytes = 0;
for (const entry of readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })) {
  // The page for unknown addresses is none that anybody should find: it is called 404.html.
  if (entry.name !== 'index.html') continue;
  const path = `/${relative(SITE_FOLDER, entry.parentPath).replaceAll(sep, '/')}`;
  const file = join(entry.parentPath, entry.name);
  const page = readFileSync(file, 'utf8');
  const tagged = withHeadTags(page, tagsOf(path));
  writeFileSync(file, tagged);
  pages += 1;
  bytes += tagged.length - page.length;
}
console.log(`${pages} pages, ${(bytes / 1e6).toFixed(1)} MB of tags`);

const files = pictureFiles(catalog);
let drawn = 0;
for (const [path, draw] of files) {
  const file = join(SITE_FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, draw());
  drawn += 1;
  if (drawn % 20 === 0) console.log(`${drawn} of ${files.size} pictures`);
}
console.log(`${files.size} pictures`);
