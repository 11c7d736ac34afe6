/**
 * `npm run build`: writes every file of the site for any static host, and the configuration for hosts beside it. With
 * `--production`, or in CI, it must know the address that it builds for. With `--precompress`, it adds the compressed
 * variants that nginx sends. With `--kill-switch`, the site removes the service workers of its visitors (deploy/README.md).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { basePath } from '../base-path.ts';
import { HOSTING_FOLDER, SCRIPTS_FOLDER, SITE_FOLDER } from '../folders.ts';
import { fileKinds } from '../hosting/file-kinds.ts';
import { nginxRedirectToTls, nginxSite } from '../hosting/nginx-site.ts';
import { headersFile, redirectsFile } from '../hosting/static-host-files.ts';
import { requireSiteUrl, siteUrl } from '../site-url.ts';
import { openSite, WORKER_FILE } from './built-site.ts';
import { compressFolder } from './compress.ts';
import { keepFileTimes } from './file-times.ts';
import { SCRIPT_HASHES } from './page-files.ts';
import { workerConfig } from './scripts.ts';
import type { Site } from './site.ts';

/** What deploy/README.md says to copy or to change. */
const NGINX_DEFAULTS = { listen: '8080', root: '/site' };

const { values: options } = parseArgs({
  options: {
    production: { type: 'boolean' },
    precompress: { type: 'boolean' },
    'kill-switch': { type: 'boolean' },
  },
});

process.env.NODE_ENV = 'production';
try {
  if (options.production || process.env.CI === 'true') requireSiteUrl();
  await writeSite(await openSite());
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function writeSite(site: Site): Promise<void> {
  rmSync(SITE_FOLDER, { recursive: true, force: true });
  const paths = await site.paths();
  let bytes = 0;
  for (const [index, path] of paths.entries()) {
    const content = await site.contentAt(path);
    if (!content) throw new Error(`The site has no ${path}`);
    write(path, content.body);
    bytes += content.body.length;
    if ((index + 1) % 1000 === 0) console.log(`${index + 1} of ${paths.length} files`);
  }
  if (options['kill-switch']) write(WORKER_FILE, await killSwitch());
  writeHosting(paths);
  if (options.precompress) {
    await compressFolder(SITE_FOLDER);
    keepFileTimes(SITE_FOLDER, join(HOSTING_FOLDER, 'file-times.json'), Date.now());
  }
  console.log(`${paths.length} files, ${Math.round(bytes / 1e6)} MB, for ${siteUrl()}`);
  if (!process.env.SITE_URL)
    console.log('SITE_URL is not set: links in calendars and data will only work on this machine.');
}

function write(path: string, content: string | Uint8Array): void {
  const file = join(SITE_FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function killSwitch(): Promise<Buffer> {
  const folder = join(SCRIPTS_FOLDER, 'kill-switch');
  await build(workerConfig(folder, 'kill-switch.ts'));
  return readFileSync(join(folder, WORKER_FILE));
}

/** What hosts need to know: their headers with the hashes of the inline scripts, and clean addresses. */
function writeHosting(paths: readonly string[]): void {
  const base = basePath();
  const kinds = fileKinds(SCRIPT_HASHES);
  const addresses = paths
    .filter((path) => path.endsWith('/index.html'))
    .map((path) => path.replace(/\/index\.html$/, '') || '/');
  mkdirSync(HOSTING_FOLDER, { recursive: true });
  const hosting = (name: string, text: string) => writeFileSync(join(HOSTING_FOLDER, name), text);
  hosting('headers.json', `${JSON.stringify(kinds, null, 2)}\n`);
  hosting('site.conf', nginxSite(kinds, { ...NGINX_DEFAULTS, siteUrl: siteUrl(), base }));
  hosting('redirect-to-https.conf', nginxRedirectToTls(siteUrl()));
  write('_headers', headersFile(kinds, base));
  write('_redirects', redirectsFile(addresses, base));
}
