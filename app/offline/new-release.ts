/**
 * Detects a new release and switches to it when the visitor agrees. Until then its worker waits, and the page keeps
 * using its own release, whose files stay cached.
 */

import { pageRelease } from './current-page.ts';
import { changeOfflineState } from './offline-state.ts';
import { saveScrollPosition } from './scroll-position.ts';
import { postToWorker, requestFromWorker } from './worker-client.ts';

const HOUR = 3_600_000;
const ACTIVATION_TIMEOUT = 5000;

let registration: ServiceWorkerRegistration | undefined;

export function watchForReleases(registered: ServiceWorkerRegistration): void {
  registration = registered;
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
  const release = await requestFromWorker(waiting, { kind: 'release' });
  // This page was loaded from the network and already is of the new release, so nothing changes for it.
  if (release === pageRelease()) postToWorker(waiting, { kind: 'activate' });
  else if (release !== undefined) changeOfflineState({ hasNewRelease: true });
}

async function checkActive(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  const release = controller && (await requestFromWorker(controller, { kind: 'release' }));
  if (release) changeOfflineState({ hasNewRelease: release !== pageRelease() });
}

/** Reloads the page in the new release, at the same address and scroll position. */
export async function showNewRelease(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting) {
    const activation = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, ACTIVATION_TIMEOUT);
    });
    postToWorker(waiting, { kind: 'activate' });
    await activation;
  }
  saveScrollPosition();
  window.location.reload();
}
