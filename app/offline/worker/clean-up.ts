/**
 * Throws away what earlier releases have left, once no open page is of them: a page that was opened before still asks
 * for the files of its own release.
 */
import { ASK_RELEASE } from '../messages.ts';
import { isOwnAsset, siteFile } from './assets.ts';
import { ASSETS_CACHE, isOurCache, RELEASE_CACHE, release, worker } from './scope.ts';
import { isPagePath } from './site-path.ts';

/** A page that sleeps does not answer; it is asked again when the next one is opened. */
const PATIENCE = 3000;

export async function cleanUp(): Promise<void> {
  if (!(await isAlone())) return;
  for (const name of await caches.keys()) {
    if (isOurCache(name) && name !== ASSETS_CACHE && name !== RELEASE_CACHE && isNewest())
      await caches.delete(name);
  }
  const cache = await caches.open(ASSETS_CACHE);
  for (const request of await cache.keys()) {
    if (!isOwnAsset(request.url) && isNewest()) await cache.delete(request);
  }
}

/** The files of a release that is on its way are not what an earlier one has left. */
const isNewest = () => !worker.registration.installing && !worker.registration.waiting;

async function isAlone(): Promise<boolean> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const releases = await Promise.all(pages.filter(({ url }) => isPagePath(siteFile(url))).map(releaseOf));
  return isNewest() && releases.every((id) => id === release.id);
}

function releaseOf(page: Client): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage(ASK_RELEASE, [port2]);
    setTimeout(resolve, PATIENCE);
  });
}
