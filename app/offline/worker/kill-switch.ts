/**
 * What `npm run build -- --kill-switch` writes as /sw.js, for the day on which a service worker does harm: it takes the
 * place of the installed one, deletes what that has stored, and removes itself. Pages then come from the network.
 */
import { isOurCache, worker } from './global-scope.ts';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  // Not the pages without a worker: they have come from the network, and each registers this script again.
  const pages = await worker.clients.matchAll({ type: 'window' });
  await worker.registration.unregister();
  const names = (await caches.keys()).filter(isOurCache);
  await Promise.all(names.map((name) => caches.delete(name)));
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}
