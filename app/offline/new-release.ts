/**
 * Notices that another release is ready, and shows it when the visitor asks: a worker of it waits till then, and the page
 * goes on with its own release, whose files stay.
 */
import { askWorker, tellWorker } from './ask-worker.ts';
import { changeOfflineState } from './offline-state.ts';
import { rememberPlace } from './place.ts';
import { pageRelease } from './this-page.ts';

const HOUR = 3_600_000;
/** A worker that was told to take over and has not by then is not waited for. */
const PATIENCE = 5000;

let registration: ServiceWorkerRegistration | undefined;

export function watchReleases(registered: ServiceWorkerRegistration): void {
  registration = registered;
  checkWaiting();
  registered.addEventListener('updatefound', () => {
    registered.installing?.addEventListener('statechange', checkWaiting);
  });
  // Another page has asked for its release: this one is of an earlier one then.
  navigator.serviceWorker.addEventListener('controllerchange', checkActive);
  // A page that stays open for days asks by itself; the browser does when a page is loaded.
  const ask = () => registered.update().catch(() => undefined);
  setInterval(ask, HOUR);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
}

async function checkWaiting(): Promise<void> {
  const waiting = registration?.waiting;
  if (!waiting) return;
  const release = await askWorker(waiting, { kind: 'release' });
  // This page came from the network when its release was already there: nothing would change for it.
  if (release === pageRelease()) tellWorker(waiting, { kind: 'take over' });
  else if (release !== undefined) changeOfflineState({ hasNewRelease: true });
}

async function checkActive(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  const release = controller && (await askWorker(controller, { kind: 'release' }));
  if (release) changeOfflineState({ hasNewRelease: release !== pageRelease() });
}

/** Loads the page anew, of the release that is ready, at the same address and place. */
export async function showNewRelease(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting) {
    const hasChanged = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, PATIENCE);
    });
    tellWorker(waiting, { kind: 'take over' });
    await hasChanged;
  }
  rememberPlace();
  window.location.reload();
}
