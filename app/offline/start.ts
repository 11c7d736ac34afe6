/** Registers the service worker and starts what a page does with it; once, and only in builds. */
import { withBase } from '../util/base-path.ts';
import { trustedScriptUrl } from '../util/trusted-script-url.ts';
import { currentPage, pageRelease } from './current-page.ts';
import { startCatalogueDownload } from './download-catalogue.ts';
import { RELEASE_REQUEST } from './messages.ts';
import { watchForReleases } from './new-release.ts';
import { changeOfflineState } from './offline-state.ts';
import { restoreScrollPosition } from './scroll-position.ts';
import { postToWorker } from './worker-client.ts';

let isStarted = false;

export function startOffline(): void {
  if (isStarted) return;
  isStarted = true;
  restoreScrollPosition();
  register().catch(() => changeOfflineState({ worker: 'none' }));
}

async function register(): Promise<void> {
  const container = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  const registration = await container?.register(trustedScriptUrl(withBase('/sw.js')), {
    scope: withBase('/'),
    updateViaCache: 'none',
  });
  // Missing without HTTPS, in the development server, and where the browser or its user forbids it.
  if (!container || !registration) throw new Error('No service worker available');
  container.addEventListener('message', ({ data, ports }) => {
    if (data === RELEASE_REQUEST) ports[0]?.postMessage(pageRelease());
  });
  container.startMessages();
  watchForReleases(registration);
  const { active } = await container.ready;
  if (!active) return;
  changeOfflineState({ worker: 'ready' });
  postToWorker(active, { kind: 'visited', ...currentPage() });
  startCatalogueDownload(registration);
}
