/** Scripts, styles and lists: from this device if they are there, else from the network, and then kept. */
import { CacheFirst } from 'workbox-strategies';
import { ASSETS_CACHE, BASE, MATCHING, release, worker } from './scope.ts';

/** The path below the site's own. */
export function siteFile(url: string): string {
  return new URL(url).pathname.slice(BASE.length);
}

export function isOwnAsset(url: string): boolean {
  const file = siteFile(url);
  return Object.hasOwn(release.code, file) || Object.hasOwn(release.data, file);
}

/** Not the page that a host may send in place of what it does not have. */
export function isWholeAsset(response: Response): boolean {
  return response.status === 200 && !response.headers.get('Content-Type')?.includes('text/html');
}

let isAsking = false;

/** What this release should have is gone: there must be another one. */
function askForUpdate(): void {
  if (isAsking) return;
  isAsking = true;
  worker.registration
    .update()
    .catch(() => undefined)
    .finally(() => {
      isAsking = false;
    });
}

export const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  matchOptions: MATCHING,
  plugins: [
    {
      async fetchDidSucceed({ request, response }) {
        if (isOwnAsset(request.url) && !isWholeAsset(response)) askForUpdate();
        return response;
      },
      cacheWillUpdate: async ({ request, response }) =>
        isOwnAsset(request.url) && isWholeAsset(response) ? response : null,
    },
  ],
});
