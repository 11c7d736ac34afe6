/**
 * Has the worker keep the whole catalogue, a step at a time while the page is idle: as long as the visitor wants it and
 * the connection is not metered. It goes on where it was, in another page or on another day.
 */

import { whenIdle } from '../util/when-idle.ts';
import { askWorker } from './ask-worker.ts';
import { currentConnection, isMetered } from './connection.ts';
import { isOfflineWanted, onOfflineChoice } from './offline-choice.ts';
import { changeOfflineState, offlineState } from './offline-state.ts';
import { thisPage } from './this-page.ts';

/** The visitor may still be waiting for something. */
const FIRST_WAIT = 2000;
const PAUSE = 100;
/** After a step for which there was no network, or no room. */
const LONG_PAUSE = 60_000;

let isFilling = false;

/** Begins, and begins again whenever something changes that may have stopped it. */
export function keepFillingUp(registration: ServiceWorkerRegistration): void {
  const begin = () => fillUp(registration);
  ask(registration, 'progress');
  setTimeout(begin, FIRST_WAIT);
  onOfflineChoice(begin);
  currentConnection()?.addEventListener('change', begin);
  window.addEventListener('online', begin);
  navigator.serviceWorker.addEventListener('controllerchange', begin);
}

async function fillUp(registration: ServiceWorkerRegistration): Promise<void> {
  if (isFilling) return;
  isFilling = true;
  await ask(registration, 'progress');
  while (isToBeFilled()) {
    await whenIdle();
    await ask(registration, 'step');
    await pause(offlineState().progress?.trouble ? LONG_PAUSE : PAUSE);
  }
  isFilling = false;
}

async function ask({ active }: ServiceWorkerRegistration, kind: 'progress' | 'step'): Promise<void> {
  changeOfflineState({ progress: active ? await askWorker(active, { kind }) : undefined });
}

function isToBeFilled(): boolean {
  const { progress, hasNewRelease } = offlineState();
  // What is old may be gone from the network.
  if (!progress || progress.done === progress.total || hasNewRelease) return false;
  return isOfflineWanted() && navigator.onLine && !isMetered(currentConnection());
}

function pause(length: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, length);
    // With the network back there is nothing to wait for.
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Frees the storage that the catalogue takes on this device. The page that is open stays. */
export async function forgetCatalogue(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const progress = await askWorker(active, { kind: 'forget', page: thisPage() });
  if (progress) changeOfflineState({ progress });
}
