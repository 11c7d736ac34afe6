/**
 * Pages of the release: as they were kept, else from the network, else the shell, which becomes any page of the site
 * from scripts and lists. A page of another release is passed on, complete in itself, and never kept.
 */
import type { PrecacheController } from 'workbox-precaching';
import { releaseMark, SHELL_FILE } from '../release-files.ts';
import { siteFile } from './assets.ts';
import { BASE, MATCHING, RELEASE_CACHE, release, worker } from './scope.ts';
import { isPagePath, pageKey } from './site-path.ts';

/** A network that has not answered by then is as good as none. */
const PATIENCE = 4000;

export function isPage({ request, url }: { request: Request; url: URL }): boolean {
  return (
    request.mode === 'navigate' &&
    url.origin === worker.location.origin &&
    url.pathname.startsWith(BASE) &&
    isPagePath(siteFile(url.href))
  );
}

export function pageAnswer(precached: PrecacheController) {
  return async ({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> => {
    const kept = await keptPage(request.url);
    if (kept) return kept;
    const shell = () => precached.matchPrecache(SHELL_FILE);
    const network = fetch(request);
    event.waitUntil(
      network.then((response) => keepPage(request.url, response.clone())).catch(() => undefined),
    );
    try {
      return (await Promise.race([network, tooLate()])) ?? (await shell()) ?? (await network);
    } catch {
      return (await shell()) ?? Response.error();
    }
  };
}

async function keptPage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(RELEASE_CACHE);
  return cache.match(keyOf(url), MATCHING);
}

/** Keeps the page of an address, asking the network for it. */
export async function visitPage(url: string): Promise<void> {
  if (!isPagePath(siteFile(url)) || (await keptPage(url))) return;
  await keepPage(url, await fetch(url));
}

/** Throws away the pages that were visited; the shell and what else the release needs stays. */
export async function forgetPages(): Promise<void> {
  const cache = await caches.open(RELEASE_CACHE);
  const pages = (await cache.keys()).filter(({ url }) => isPagePath(siteFile(url)));
  await Promise.all(pages.map((request) => cache.delete(request, MATCHING)));
}

async function keepPage(url: string, response: Response): Promise<void> {
  if (response.status !== 200) return;
  const text = await response.text();
  if (!isOfRelease(text)) {
    await worker.registration.update();
    return;
  }
  const cache = await caches.open(RELEASE_CACHE);
  // Made anew: an answer that came by way of another address is refused for a page.
  await cache.put(keyOf(url), new Response(text, { headers: response.headers }));
}

export const isOfRelease = (page: string) => page.includes(releaseMark(release.id));

const keyOf = (url: string) => `${BASE}${pageKey(siteFile(url))}`;

function tooLate(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE));
}
