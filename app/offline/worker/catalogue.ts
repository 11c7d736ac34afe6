/** Caches the lists of the release in the background. What is missing at the end is cached after the next visit. */
import type { KeptLists } from '../messages.ts';
import { assets, isOwnList, siteFile } from './assets.ts';
import { worker } from './global-scope.ts';
import { ASSETS_CACHE, BASE, MATCH_OPTIONS, release } from './scope.ts';

/** So few that they do not hold up what the page loads. */
const FILES_AT_ONCE = 4;

const { current, rest } = release.lists;
const WANTED: Record<KeptLists, string[]> = { none: [], current, all: [...current, ...rest] };

let wanted: KeptLists = 'none';
let running = Promise.resolve();

/** As the page said last; what runs stops once nothing is wanted. */
export function wantLists(lists: KeptLists): void {
  wanted = lists;
}

/** One run after the other, however many pages are visited. Without network or room it ends. */
export function cacheLists(event: ExtendableEvent): Promise<void> {
  running = running.then(() => cacheMissing(event)).catch(() => undefined);
  return running;
}

async function cacheMissing(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(ASSETS_CACHE);
  const cached = new Set((await cache.keys()).map(({ url }) => siteFile(url)));
  const missing = WANTED[wanted].filter((list) => !cached.has(list));
  // The worker of a new release takes over only once this one has nothing to do.
  while (missing.length > 0 && wanted !== 'none' && !worker.registration.waiting) {
    const next = missing.splice(0, FILES_AT_ONCE);
    // Bypasses the HTTP cache, which would store all of it a second time.
    await Promise.all(next.map((file) => cacheFile(file, event, 'no-store')));
  }
}

export async function deleteLists(): Promise<void> {
  await running;
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
