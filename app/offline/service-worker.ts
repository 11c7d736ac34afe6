/**
 * Registers the service worker, detects a new release, and switches to it when the visitor agrees. Until then its worker
 * waits, and the page keeps using its own release, whose files stay cached.
 */
import { withBase } from '../util/base-path.ts';
import { savesData } from '../util/saves-data.ts';
import { trustedScriptUrl } from '../util/trusted-script-url.ts';
import {
  currentPage,
  type KeptLists,
  pageRelease,
  RELEASE_REQUEST,
  releaseOf,
  sendToWorker,
} from './messages.ts';
import { changeOfflineState, isCatalogueWanted, saveOfflineSetting } from './offline-state.ts';
import { isSameSchedule } from './release-files.ts';

const HOUR = 3_600_000;
const ACTIVATION_TIMEOUT = 5000;

let isStarted = false;
let registration: ServiceWorkerRegistration | undefined;

/** Only in builds, and once. */
export function startOffline(): void {
  if (isStarted) return;
  isStarted = true;
  register().catch(() => changeOfflineState({ worker: 'none' }));
}

async function register(): Promise<void> {
  const container = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  registration = await container?.register(trustedScriptUrl(withBase('/sw.js')), {
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
  sendToWorker(active, { kind: 'visited', page: currentPage(), lists: keptLists() });
}

function keptLists(): KeptLists {
  if (!isCatalogueWanted()) return 'none';
  return savesData() ? 'current' : 'all';
}

/** Keeps the catalogue on this device from now on, or deletes it; the page that is open stays available. */
export async function keepCatalogue(isWanted: boolean): Promise<void> {
  saveOfflineSetting(isWanted);
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const page = currentPage();
  sendToWorker(active, isWanted ? { kind: 'visited', page, lists: keptLists() } : { kind: 'delete', page });
}

function watchForReleases(registered: ServiceWorkerRegistration): void {
  checkWaiting();
  registered.addEventListener('updatefound', () => {
    registered.installing?.addEventListener('statechange', checkWaiting);
  });
  // Another page has activated a new release, so this page now belongs to an older one.
  navigator.serviceWorker.addEventListener('controllerchange', checkActive);
  // The browser checks when a page is loaded; a page that stays open for days has to check for itself.
  const checkForUpdate = () => registered.update().catch(() => undefined);
  setInterval(checkForUpdate, HOUR);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkForUpdate();
  });
}

async function checkWaiting(): Promise<void> {
  const waiting = registration?.waiting;
  if (!waiting) return;
  const release = await releaseOf(waiting);
  if (release === undefined) return;
  // Nothing changes for this page: it was loaded from the network and already is of the new release, or a day has gone by.
  if (isSameSchedule(release, pageRelease())) sendToWorker(waiting, { kind: 'activate' });
  else changeOfflineState({ hasNewRelease: true });
}

async function checkActive(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  const release = controller && (await releaseOf(controller));
  if (release) changeOfflineState({ hasNewRelease: !isSameSchedule(release, pageRelease()) });
}

/** Reloads the page in the new release, at the same address and scroll position. */
export async function showNewRelease(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting) {
    const activation = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, ACTIVATION_TIMEOUT);
    });
    sendToWorker(waiting, { kind: 'activate' });
    await activation;
  }
  window.location.reload();
}
