/** Downloads the catalogue a few lists at a time; pages request each batch. */
import type { Progress } from '../messages.ts';
import { assets, isOwnList, siteFile } from './assets.ts';
import { ASSETS_CACHE, BASE, MATCH_OPTIONS, RELEASE_CACHE, release } from './scope.ts';

/** A list that is larger than this is a batch of its own. */
const MAX_BATCH_FILES = 8;
const MAX_BATCH_BYTES = 100_000;

const wantedFiles = (withHistory: boolean) =>
  withHistory ? { ...release.data, ...release.history } : release.data;

let runningBatch: Promise<Progress> | undefined;

/** One at a time, however many pages request it. */
export function downloadBatch(event: ExtendableEvent, withHistory: boolean): Promise<Progress> {
  runningBatch ??= downloadNextFiles(event, withHistory).finally(() => {
    runningBatch = undefined;
  });
  return runningBatch;
}

async function downloadNextFiles(event: ExtendableEvent, withHistory: boolean): Promise<Progress> {
  const cached = await cachedFiles();
  // Bypasses the HTTP cache, which would store all of it a second time.
  const results = await Promise.allSettled(
    nextFiles(cached, withHistory).map((file) => cacheFile(file, event, 'no-store')),
  );
  const failure = results.find((result) => result.status === 'rejected');
  const after = await progress(withHistory);
  return failure ? { ...after, failure: isQuotaError(failure.reason) ? 'storage' : 'network' } : after;
}

function nextFiles(cached: ReadonlySet<string>, withHistory: boolean): string[] {
  const next: string[] = [];
  let bytes = 0;
  for (const [file, size] of Object.entries(wantedFiles(withHistory))) {
    if (cached.has(file)) continue;
    if (next.length === MAX_BATCH_FILES || (next.length > 0 && bytes + size > MAX_BATCH_BYTES)) break;
    next.push(file);
    bytes += size;
  }
  return next;
}

/** Waits for the running batch first. */
export async function deleteLists(): Promise<void> {
  await runningBatch;
  const cache = await caches.open(ASSETS_CACHE);
  const lists = (await cache.keys()).filter(({ url }) => isOwnList(url));
  await Promise.all(lists.map((request) => cache.delete(request, MATCH_OPTIONS)));
}

/** Caches a file of the release unless it is cached already. */
export async function cacheFile(
  file: string,
  event: ExtendableEvent,
  cache: RequestCache = 'default',
): Promise<void> {
  const [responsePromise, done] = assets.handleAll({
    event,
    request: new Request(`${BASE}${file}`, { cache }),
  });
  const response = await responsePromise;
  await done;
  if (response.status !== 200) throw new Error(`${file}: ${response.status}`);
}

export async function progress(withHistory: boolean): Promise<Progress> {
  const cached = await cachedFiles();
  const { code, data, history } = release;
  const sizes = Object.entries({ ...code, ...data, ...history });
  const assetBytes = sizes.reduce((sum, [file, size]) => sum + (cached.has(file) ? size : 0), 0);
  const wanted = Object.keys(wantedFiles(withHistory));
  const done = wanted.filter((file) => cached.has(file)).length;
  return { done, total: wanted.length, withHistory, bytes: assetBytes + (await otherBytes()) };
}

async function cachedFiles(): Promise<Set<string>> {
  const cache = await caches.open(ASSETS_CACHE);
  return new Set((await cache.keys()).map(({ url }) => siteFile(url)));
}

/** Pages, icons and the like. */
async function otherBytes(): Promise<number> {
  const cache = await caches.open(RELEASE_CACHE);
  const sizes = (await cache.matchAll()).map(async (response) => (await response.blob()).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const isQuotaError = (reason: unknown) =>
  reason instanceof DOMException && reason.name === 'QuotaExceededError';
