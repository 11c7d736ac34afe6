/** The whole catalogue on this device, a few lists at a time: pages ask for each step. */
import type { Progress } from '../messages.ts';
import { assets, siteFile } from './assets.ts';
import { ASSETS_CACHE, BASE, MATCHING, RELEASE_CACHE, release } from './scope.ts';

/** Of one step; a larger list is a step of its own. */
const MOST_FILES = 8;
const MOST_BYTES = 100_000;

const total = Object.keys(release.data).length;

let stepping: Promise<Progress> | undefined;

/** One at a time, however many pages ask. */
export function step(event: ExtendableEvent): Promise<Progress> {
  stepping ??= makeStep(event).finally(() => {
    stepping = undefined;
  });
  return stepping;
}

async function makeStep(event: ExtendableEvent): Promise<Progress> {
  const kept = await keptFiles();
  // Past the browser's own cache, which would keep all of it a second time.
  const results = await Promise.allSettled(nextFiles(kept).map((file) => keep(file, event, 'no-store')));
  const failure = results.find((result) => result.status === 'rejected');
  const after = await progress();
  return failure ? { ...after, trouble: isRoom(failure.reason) ? 'room' : 'network' } : after;
}

function nextFiles(kept: ReadonlySet<string>): string[] {
  const next: string[] = [];
  let bytes = 0;
  for (const [file, size] of Object.entries(release.data)) {
    if (kept.has(file)) continue;
    if (next.length === MOST_FILES || (next.length > 0 && bytes + size > MOST_BYTES)) break;
    next.push(file);
    bytes += size;
  }
  return next;
}

/** Throws all lists away, after the step that is being made. */
export async function forgetLists(): Promise<void> {
  await stepping;
  const cache = await caches.open(ASSETS_CACHE);
  const lists = (await cache.keys()).filter(({ url }) => Object.hasOwn(release.data, siteFile(url)));
  await Promise.all(lists.map((request) => cache.delete(request, MATCHING)));
}

/** Keeps a file of the release; what is there is not asked for again. */
export async function keep(
  file: string,
  event: ExtendableEvent,
  cache: RequestCache = 'default',
): Promise<void> {
  const [answer, isDone] = assets.handleAll({ event, request: new Request(`${BASE}${file}`, { cache }) });
  const response = await answer;
  await isDone;
  if (response.status !== 200) throw new Error(`${file}: ${response.status}`);
}

export async function progress(): Promise<Progress> {
  const kept = await keptFiles();
  const sizes = Object.entries({ ...release.code, ...release.data });
  const assetBytes = sizes.reduce((sum, [file, size]) => sum + (kept.has(file) ? size : 0), 0);
  const done = Object.keys(release.data).filter((file) => kept.has(file)).length;
  return { done, total, bytes: assetBytes + (await otherBytes()) };
}

async function keptFiles(): Promise<Set<string>> {
  const cache = await caches.open(ASSETS_CACHE);
  return new Set((await cache.keys()).map(({ url }) => siteFile(url)));
}

/** Pages, icons and the like. */
async function otherBytes(): Promise<number> {
  const cache = await caches.open(RELEASE_CACHE);
  const sizes = (await cache.matchAll()).map(async (response) => (await response.blob()).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const isRoom = (reason: unknown) => reason instanceof DOMException && reason.name === 'QuotaExceededError';
