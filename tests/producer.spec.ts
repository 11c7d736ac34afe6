/**
 * The server makes files when they are asked for, the build writes them all: they are the same, whichever way a visitor
 * gets them. Each page is allowed its own scripts alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { groupBy } from '../catalog/util/group-by.ts';
import { HOSTING_FOLDER, SITE_FOLDER } from '../tools/folders.ts';
import { headersBy } from '../tools/hosting/file-kinds.ts';
import { inlineScripts, scriptHash } from '../tools/hosting/inline-scripts.ts';
import { FILES_FOR_HOSTS } from '../tools/hosting/static-host-files.ts';

const written = readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(SITE_FOLDER.length))
  .filter((path) => !FILES_FOR_HOSTS.includes(path))
  .sort();
const read = (path: string) => readFileSync(join(SITE_FOLDER, path));

/** What is in the same folder, at the same depth, and named alike: "/assets season .js", "/teams / .html". */
function kindOf(path: string): string {
  const [, folder] = path.split('/');
  const { base, ext } = posix.parse(path);
  const name = folder === 'assets' || folder === base ? base.replace(/[-.].*/, '') : '';
  return `${folder === base ? '' : folder} ${path.split('/').length} ${name} ${ext}`;
}

/** The first, one in the middle, and the last. */
const samples = [...groupBy(written, kindOf).values()].flatMap((paths) => [
  ...new Set([paths[0], paths[paths.length >> 1], paths.at(-1)].map(String)),
]);

/** The hashes of scripts that a policy allows. */
const allowedBy = (policy = '') => [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash).sort();
const scriptsIn = (html: string) => inlineScripts(html).map(scriptHash).sort();

test('what the server makes is what the build has written, for every kind of path', async ({ request }) => {
  expect(samples.length).toBeGreaterThan(50);
  const others: string[] = [];
  for (const path of samples) {
    const response = await request.get(path.replace(/\/index\.html$/, '') || '/');
    const body = await response.body();
    if (response.status() !== 200 || !body.equals(read(path))) others.push(path);
    if (path.endsWith('.html'))
      expect(allowedBy(response.headers()['content-security-policy']), path).toEqual(
        scriptsIn(body.toString()),
      );
  }
  expect(others).toEqual([]);
});

test('the policy of every page allows exactly its inline scripts, as a header and in the page', () => {
  const headersOf = headersBy(JSON.parse(readFileSync(join(HOSTING_FOLDER, 'headers.json'), 'utf8')));
  const pages = written.filter((path) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(100);
  const wrong = pages.filter((path) => {
    const html = String(read(path));
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const scripts = scriptsIn(html).join();
    return (
      scripts === '' ||
      allowedBy(headersOf(path)['Content-Security-Policy']).join() !== scripts ||
      allowedBy(policy).join() !== scripts
    );
  });
  expect(wrong).toEqual([]);
});
