/**
 * Pages of the release: from the cache, otherwise from the network, otherwise the shell, which renders any page from
 * scripts and lists. A page of another release is passed on but never cached.
 */
import type { PrecacheController } from 'workbox-precaching';
import { releaseMark, SHELL_FILE } from '../release-files.ts';
import { siteFile } from './assets.ts';
import { worker } from './global-scope.ts';
import { BASE, MATCH_OPTIONS, RELEASE_CACHE, release } from './scope.ts';
import { isPagePath, pageKey } from './site-path.ts';

const NETWORK_TIMEOUT = 4000;

export function isPage({ request, url }: { request: Request; url: URL }): boolean {
  return (
    request.mode === 'navigate' &&
    url.origin === worker.location.origin &&
    url.pathname.startsWith(BASE) &&
    isPagePath(siteFile(url.href))
  );
}

export function pageHandler(precached: PrecacheController) {
  return async ({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> => {
    const cached = await cachedPage(request.url);
    if (cached) return cached;
    const shell = () => precached.matchPrecache(SHELL_FILE);
    const network = fetch(request);
    event.waitUntil(
      network.then((response) => cachePage(request.url, response.clone())).catch(() => undefined),
    );
    try {
      return (await Promise.race([network, networkTimeout()])) ?? (await shell()) ?? (await network);
    } catch {
      return (await shell()) ?? Response.error();
    }
  };
}

async function cachedPage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(RELEASE_CACHE);
  return cache.match(cacheKey(url), MATCH_OPTIONS);
}

export async function cacheVisitedPage(url: string): Promise<void> {
  if (!isPagePath(siteFile(url)) || (await cachedPage(url))) return;
  await cachePage(url, await fetch(url));
}

/** Deletes the visited pages; the shell and the other files of the release stay. */
export async function deletePages(): Promise<void> {
  const cache = await caches.open(RELEASE_CACHE);
  const pages = (await cache.keys()).filter(({ url }) => isPagePath(siteFile(url)));
  await Promise.all(pages.map((request) => cache.delete(request, MATCH_OPTIONS)));
}

async function cachePage(url: string, response: Response): Promise<void> {
  if (response.status !== 200) return;
  const text = await response.text();
  if (!isOfThisRelease(text)) {
    await worker.registration.update();
    return;
  }
  const cache = await caches.open(RELEASE_CACHE);
  // A copy, because browsers reject a redirected response for a navigation.
  await cache.put(cacheKey(url), new Response(text, { headers: response.headers }));
}

export const isOfThisRelease = (page: string) => page.includes(releaseMark(release.id));

const cacheKey = (url: string) => `${BASE}${pageKey(siteFile(url))}`;

function networkTimeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT));
}
