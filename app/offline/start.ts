/** Registers the service worker and begins what a page has to do with it; once, in builds alone. */
import { withBase } from '../util/base-path.ts';
import { trustedScriptUrl } from '../util/trusted-script-url.ts';
import { tellWorker } from './ask-worker.ts';
import { keepFillingUp } from './fill-up.ts';
import { ASK_RELEASE } from './messages.ts';
import { watchReleases } from './new-release.ts';
import { changeOfflineState } from './offline-state.ts';
import { restorePlace } from './place.ts';
import { pageRelease, thisPage } from './this-page.ts';

let isStarted = false;

export function startOffline(): void {
  if (isStarted) return;
  isStarted = true;
  restorePlace();
  register().catch(() => changeOfflineState({ worker: 'none' }));
}

async function register(): Promise<void> {
  const container = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  const registration = await container?.register(trustedScriptUrl(withBase('/sw.js')), {
    scope: withBase('/'),
    updateViaCache: 'none',
  });
  // Missing without https, in the development server, and where a browser or its user forbids it.
  if (!container || !registration) throw new Error('There is no service worker here');
  container.addEventListener('message', ({ data, ports }) => {
    if (data === ASK_RELEASE) ports[0]?.postMessage(pageRelease());
  });
  container.startMessages();
  watchReleases(registration);
  const { active } = await container.ready;
  if (!active) return;
  changeOfflineState({ worker: 'ready' });
  tellWorker(active, { kind: 'visited', ...thisPage() });
  keepFillingUp(registration);
}
