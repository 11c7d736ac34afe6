/**
 * Every file of the site, each made when it is asked for, by the same function for `npm start`, `npm run dev`, the tests and
 * `npm run build`. What was made is remembered, up to a bound.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalog } from '../../catalog/season/league.ts';
import { lazy } from '../../catalog/util/memoize.ts';
import { siteFiles, type WriteFile } from '../../feeds/site-files.ts';
import { isSteps, type Steps } from '../../feeds/steps.ts';
import { basePath } from '../base-path.ts';
import { PROJECT_FOLDER } from '../folders.ts';
import { withPolicyMeta } from '../hosting/policy-meta.ts';
import { recentCache } from '../hosting/recent-cache.ts';
import { flagSheet, iconSheets } from '../pictures/sheets.ts';
import { pictureFiles } from '../pictures/site-pictures.ts';
import { siteUrl } from '../site-url.ts';
import { buildMoment } from './build-moment.ts';
import { contentTypeOf } from './content-type.ts';
import { currentCatalog, currentLists } from './current-catalog.ts';
import { embedPages, UNKNOWN_EMBED } from './embed-pages.ts';
import { EMBED_SCRIPT, SCRIPT_HASHES } from './page-files.ts';
import { isWanted, isWantedFile, pagePaths } from './page-paths.ts';
import { type PageMaker, pageFiles } from './pages.ts';

export type Body = string | Uint8Array;

/** Files by their paths, each made when its function is called; a long one in steps, between which others are made. */
export type Files = ReadonlyMap<string, () => Body | Promise<Body> | Steps<Body>>;

/** Lists its files when it is called. */
type Source = () => Files | Steps<Files>;

export interface Content {
  /** Of the file: that of a page ends with /index.html. */
  path: string;
  type: string;
  body: Buffer;
  /** By the content: what is made again is still the same. */
  etag: string;
}

export interface Site {
  /** Of all files. */
  paths(): Promise<string[]>;
  /** Of a file, or of a page by its address; undefined if there is none. */
  contentAt(path: string): Promise<Content | undefined>;
}

/** What the bundler makes, or the development server in its place. */
export interface SiteParts extends PageMaker {
  /** Scripts and styles, besides what is here for every site. */
  assets: Files;
  embedScript: string;
  embedStyle: string;
}

const PUBLIC_FOLDER = join(PROJECT_FOLDER, 'public');
const MAX_REMEMBERED_BYTES = 128 * 2 ** 20;

export function siteOf(parts: SiteParts): Site {
  const current = currentCatalog();
  const { catalog } = current;
  // The first that has a file counts; those that take longest to list are last.
  return rememberingSite([
    () => parts.assets,
    listsAsFiles,
    publicFiles,
    () => pageFiles(current, parts),
    () => embedFiles(catalog, parts),
    () => pictureFiles(catalog),
    wantedSiteFiles,
  ]);
}

/** @param sources each is listed when a path is not in those before it */
export function rememberingSite(sources: readonly Source[]): Site {
  const remembered = recentCache<Content>({ most: MAX_REMEMBERED_BYTES, maxAge: Infinity, now: Date.now });
  const underway = new Map<string, Promise<Content | undefined>>();
  const listed = sources.map((source) => lazy(async () => inTurns(source())));

  async function makeFile(path: string): Promise<Content | undefined> {
    for (const files of listed) {
      const make = (await files()).get(path);
      if (!make) continue;
      await nextTurn();
      const content = contentOf(path, await inTurns(make()));
      remembered.set(path, content, content.body.length);
      return content;
    }
    return undefined;
  }

  async function fileAt(path: string): Promise<Content | undefined> {
    const known = remembered.get(path) ?? underway.get(path);
    if (known) return known;
    const making = makeFile(path).finally(() => underway.delete(path));
    underway.set(path, making);
    return making;
  }

  return {
    paths: async () => {
      const all = await Promise.all(listed.map((files) => files()));
      return [...new Set(all.flatMap((files) => [...files.keys()]))];
    },
    // A page has no extension: its name is not looked for among all files.
    contentAt: (path) => fileAt(/\.\w+$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`),
  };
}

/** Waiting requests are answered after each step. */
async function inTurns<Result>(work: Result | Promise<Result> | Steps<Result>): Promise<Result> {
  if (!isSteps(work)) return work;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}

export function contentOf(path: string, written: Body): Content {
  const body =
    typeof written === 'string'
      ? Buffer.from(written)
      : Buffer.from(written.buffer, written.byteOffset, written.byteLength);
  return {
    path,
    type: contentTypeOf(path) ?? 'application/octet-stream',
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
}

function listsAsFiles(): Files {
  return new Map([...currentLists().files].map(([path, write]) => [`/${path}`, write]));
}

function* wantedSiteFiles(): Steps<Files> {
  return new Map([...(yield* loadSiteFiles())].filter(([path]) => isWantedFile(path)));
}

function publicFiles(): Files {
  return new Map(
    readdirSync(PUBLIC_FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(PUBLIC_FOLDER.length), () => readFileSync(file)]),
  );
}

function embedFiles(catalog: Catalog, { embedScript, embedStyle }: SiteParts): Files {
  const pages = embedPages(catalog, {
    base: basePath(),
    script: embedScript,
    style: embedStyle,
    colorSchemeScript: EMBED_SCRIPT,
    listAt: (season) => `${basePath()}assets/${currentLists().names.season[season]}`,
    now: Date.parse(buildMoment()),
  });
  return new Map(
    [...pages]
      .filter(([path]) => path === UNKNOWN_EMBED || isWanted(path))
      .map(([path, write]) => {
        const file = path === UNKNOWN_EMBED ? path : `${path}/index.html`;
        return [file, () => withPolicyMeta(file, write(), 'embed', SCRIPT_HASHES.embed)];
      }),
  );
}

/** The files beside the pages, from the data on disk. */
export function* loadSiteFiles(): Steps<Map<string, WriteFile>> {
  const { catalog, data } = currentCatalog();
  const files = yield* siteFiles(catalog, {
    siteUrl: siteUrl(),
    pagePaths: pagePaths(catalog),
    sources: data.sources,
    changes: data.changes,
  });
  return new Map([...files, ...iconSheets(catalog.categories.map(({ sport }) => sport)), flagSheet()]);
}
