/**
 * The service worker, built to /sw.js by tools/build/write-worker.ts. It belongs to one release: its scripts, its shell and
 * its icons are kept before it is used, all of them or none, and it never takes over by itself.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { Progress, ToWorker, VisitedPage } from '../messages.ts';
import { SHELL_FILE } from '../release-files.ts';
import { assets, isOwnAsset, isWholeAsset, siteFile } from './assets.ts';
import { forgetLists, keep, progress, step } from './catalogue.ts';
import { cleanUp } from './clean-up.ts';
import { forgetPages, isOfRelease, isPage, pageAnswer, visitPage } from './pages.ts';
import { ASSETS_CACHE, RELEASE_CACHE, release, worker } from './scope.ts';

const code = new PrecacheController({
  cacheName: ASSETS_CACHE,
  plugins: [{ cacheWillUpdate: async ({ response }) => (isWholeAsset(response) ? response : null) }],
});
code.addToCacheList(Object.keys(release.code).map((url) => ({ url, revision: null })));

const others = new PrecacheController({
  cacheName: RELEASE_CACHE,
  plugins: [
    {
      // While a release is being copied to its host, the shell may still be the one before it.
      async cacheWillUpdate({ request, response }) {
        if (response.status !== 200) return null;
        const isRight = siteFile(request.url) !== SHELL_FILE || isOfRelease(await response.clone().text());
        return isRight ? response : null;
      },
    },
  ],
});
others.addToCacheList(Object.entries(release.others).map(([url, { revision }]) => ({ url, revision })));

let isFirst = false;

worker.addEventListener('install', (event) => {
  isFirst = !worker.registration.active;
  // Each keeps the event waiting, and fails it with the first file that is not there.
  code.install(event);
  others.install(event);
});

worker.addEventListener('activate', (event) => {
  // Pages of the first visit have no other worker that they would be taken from.
  if (isFirst) event.waitUntil(worker.clients.claim());
});

registerRoute(isPage, pageAnswer(others));
registerRoute(({ url, sameOrigin }) => sameOrigin && siteFile(url.href).startsWith('assets/'), assets);
registerRoute(new PrecacheRoute(others, { cleanURLs: false, directoryIndex: '' }));

worker.addEventListener('message', (event) => {
  // From pages of the site: nobody else can reach it.
  const message = event.data as ToWorker;
  const answer = (value: unknown) => event.ports[0]?.postMessage(value);
  if (message.kind === 'release') answer(release.id);
  if (message.kind === 'take over') event.waitUntil(worker.skipWaiting());
  if (message.kind === 'progress') event.waitUntil(progress().then(answer));
  if (message.kind === 'step') event.waitUntil(step(event).then(answer));
  if (message.kind === 'forget') event.waitUntil(forget(message.page, event).then(answer));
  if (message.kind === 'visited') event.waitUntil(visited(message, event).then(cleanUp));
});

async function forget(page: VisitedPage, event: ExtendableEvent): Promise<Progress> {
  await Promise.all([forgetLists(), forgetPages()]);
  await visited(page, event);
  return progress();
}

async function visited(page: VisitedPage, event: ExtendableEvent): Promise<void> {
  if (page.release !== release.id) return;
  const files = page.files.filter(isOwnAsset).map(siteFile);
  await Promise.allSettled([visitPage(page.address), ...files.map((file) => keep(file, event))]);
}
