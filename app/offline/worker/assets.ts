/** Scripts, styles and lists: from the cache if they are there, otherwise from the network, and then cached. */
import { CacheFirst } from 'workbox-strategies';
import { worker } from './global-scope.ts';
import { ASSETS_CACHE, BASE, MATCH_OPTIONS, release } from './scope.ts';

/** The path relative to the site's root. */
export function siteFile(url: string): string {
  return new URL(url).pathname.slice(BASE.length);
}

const lists = new Set(Object.values(release.lists).flat());
const ownFiles = new Set([...release.code, ...lists]);

export const isOwnAsset = (url: string) => ownFiles.has(siteFile(url));

export const isOwnList = (url: string) => lists.has(siteFile(url));

/** Rejects the HTML page that some hosts send for a missing file. */
export function isCompleteAsset(response: Response): boolean {
  return response.status === 200 && !response.headers.get('Content-Type')?.includes('text/html');
}

export const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  matchOptions: MATCH_OPTIONS,
  plugins: [
    {
      async fetchDidSucceed({ request, response }) {
        // A file of this release is gone from the server, so there must be a newer release.
        if (isOwnAsset(request.url) && !isCompleteAsset(response)) {
          worker.registration.update().catch(() => undefined);
        }
        return response;
      },
      cacheWillUpdate: async ({ request, response }) =>
        isOwnAsset(request.url) && isCompleteAsset(response) ? response : null,
    },
  ],
});
