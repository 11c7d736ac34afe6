/**
 * Writes what hosts need to know, by the finished pages: their headers with the hashes of the inline scripts, for the
 * embedded server, nginx and static hosts; the last step of `npm run build` before compression.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { basePath } from '../base-path.ts';
import { HOSTING_FOLDER, SITE_FOLDER } from '../folders.ts';
import { fileKinds } from '../hosting/file-kinds.ts';
import { inlineScriptHashes, type Page } from '../hosting/inline-scripts.ts';
import { nginxRedirectToTls, nginxSite } from '../hosting/nginx-site.ts';
import { headersFile, redirectsFile } from '../hosting/static-host-files.ts';
import { siteUrl } from '../site-url.ts';

/** As in deploy/Containerfile. */
const IN_CONTAINER = { listen: '8080', root: '/site', siteUrl: siteUrl() };

const base = basePath();
const files = readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => relative(SITE_FOLDER, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));

function* pages(): Generator<Page> {
  for (const name of files) yield { name, html: readFileSync(join(SITE_FOLDER, name), 'utf8') };
}

const hashes = inlineScriptHashes(pages());
const kinds = fileKinds(hashes);
const addresses = files
  .filter((name) => name.endsWith('index.html'))
  .map((name) => `/${name.replace(/\/?index\.html$/, '')}`);

mkdirSync(HOSTING_FOLDER, { recursive: true });
writeFileSync(join(HOSTING_FOLDER, 'headers.json'), `${JSON.stringify(kinds, null, 2)}\n`);
writeFileSync(join(HOSTING_FOLDER, 'site.conf'), nginxSite(kinds, { ...IN_CONTAINER, base }));
writeFileSync(join(HOSTING_FOLDER, 'redirect-to-https.conf'), nginxRedirectToTls(siteUrl()));
writeFileSync(join(SITE_FOLDER, '_headers'), headersFile(kinds, base));
writeFileSync(join(SITE_FOLDER, '_redirects'), redirectsFile(addresses, base));
console.log(`${files.length} pages with ${hashes.length} different inline scripts`);
