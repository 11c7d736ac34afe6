/**
 * The service worker, built to /sw.js by tools/site/scripts.ts. It belongs to one release: its scripts, shell and icons
 * are all cached before it is used, and it replaces an older worker only when a page sends `activate`.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { VisitedPage, WorkerMessage } from '../messages.ts';
import { SHELL_FILE } from '../release-files.ts';
import { assets, isCompleteAsset, isOwnAsset, siteFile } from './assets.ts';
import { cacheFile, cacheLists, deleteLists, wantLists } from './catalogue.ts';
import { cleanUp } from './clean-up.ts';
import { worker } from './global-scope.ts';
import { cacheVisitedPage, deletePages, isOfThisRelease, isPage, pageHandler } from './pages.ts';
import { ASSETS_CACHE, RELEASE_CACHE, release } from './scope.ts';

const code = new PrecacheController({
  cacheName: ASSETS_CACHE,
  plugins: [{ cacheWillUpdate: async ({ response }) => (isCompleteAsset(response) ? response : null) }],
});
code.addToCacheList(release.code.map((url) => ({ url, revision: null })));

const others = new PrecacheController({
  cacheName: RELEASE_CACHE,
  plugins: [
    {
      // While a release is being uploaded, the server may still have the previous shell.
      async cacheWillUpdate({ request, response }) {
        if (response.status !== 200) return null;
        const isCurrent =
          siteFile(request.url) !== SHELL_FILE || isOfThisRelease(await response.clone().text());
        return isCurrent ? response : null;
      },
    },
  ],
});
others.addToCacheList(Object.entries(release.other).map(([url, revision]) => ({ url, revision })));

let isFirstInstall = false;

worker.addEventListener('install', (event) => {
  isFirstInstall = !worker.registration.active;
  // Both call waitUntil, and fail the installation if a file is missing.
  code.install(event);
  others.install(event);
});

worker.addEventListener('activate', (event) => {
  // On a first visit the pages have no other worker.
  if (isFirstInstall) event.waitUntil(worker.clients.claim());
});

registerRoute(isPage, pageHandler(others));
registerRoute(({ url, sameOrigin }) => sameOrigin && siteFile(url.href).startsWith('assets/'), assets);
registerRoute(new PrecacheRoute(others, { cleanURLs: false, directoryIndex: '' }));

worker.addEventListener('message', (event) => {
  // Only pages of this site can send messages.
  const message = event.data as WorkerMessage;
  if (message.kind === 'release') event.ports[0]?.postMessage(release.id);
  if (message.kind === 'activate') event.waitUntil(worker.skipWaiting());
  if (message.kind === 'visited') {
    wantLists(message.lists);
    event.waitUntil(keepVisited(message.page, event));
  }
  if (message.kind === 'delete') {
    wantLists('none');
    event.waitUntil(keepOnly(message.page, event));
  }
});

async function keepVisited(page: VisitedPage, event: ExtendableEvent): Promise<void> {
  await cachePageAndFiles(page, event);
  await cleanUp();
  await cacheLists(event);
}

async function keepOnly(page: VisitedPage, event: ExtendableEvent): Promise<void> {
  await Promise.all([deleteLists(), deletePages()]);
  await cachePageAndFiles(page, event);
}

async function cachePageAndFiles(page: VisitedPage, event: ExtendableEvent): Promise<void> {
  if (page.release !== release.id) return;
  const files = page.files.filter(isOwnAsset).map(siteFile);
  await Promise.allSettled([cacheVisitedPage(page.address), ...files.map((file) => cacheFile(file, event))]);
}
