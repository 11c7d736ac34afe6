/**
 * Deletes the files of earlier releases once no open page belongs to them: until then such a page may still need the
 * files of its own release.
 */
import { RELEASE_REQUEST } from '../messages.ts';
import { isOwnAsset, siteFile } from './assets.ts';
import { isOurCache, worker } from './global-scope.ts';
import { ASSETS_CACHE, RELEASE_CACHE, release } from './scope.ts';
import { isPagePath } from './site-path.ts';

/** A sleeping page does not reply; the clean-up is tried again when the next page is opened. */
const REPLY_TIMEOUT = 3000;

export async function cleanUp(): Promise<void> {
  if (!(await areAllPagesOurs())) return;
  for (const name of await caches.keys()) {
    if (isOurCache(name) && name !== ASSETS_CACHE && name !== RELEASE_CACHE && isNewest())
      await caches.delete(name);
  }
  const cache = await caches.open(ASSETS_CACHE);
  for (const request of await cache.keys()) {
    if (!isOwnAsset(request.url) && isNewest()) await cache.delete(request);
  }
}

/** The files of a release that is being installed must stay. */
const isNewest = () => !worker.registration.installing && !worker.registration.waiting;

async function areAllPagesOurs(): Promise<boolean> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const releases = await Promise.all(pages.filter(({ url }) => isPagePath(siteFile(url))).map(releaseOf));
  return isNewest() && releases.every((id) => id === release.id);
}

function releaseOf(page: Client): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage(RELEASE_REQUEST, [port2]);
    setTimeout(resolve, REPLY_TIMEOUT);
  });
}
