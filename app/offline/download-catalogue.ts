/**
 * Downloads the whole catalogue for offline use, batch by batch while the page is idle, if the visitor wants it and the
 * connection is not metered. Resumes where it stopped, on another page or another day.
 */
import { whenIdle } from '../util/when-idle.ts';
import { currentConnection, isMetered } from './connection.ts';
import { currentPage } from './current-page.ts';
import { isOfflineWanted, onOfflineChoice } from './offline-choice.ts';
import { changeOfflineState, offlineState } from './offline-state.ts';
import { requestFromWorker } from './worker-client.ts';

/** What the visitor is waiting for comes first. */
const INITIAL_DELAY = 2000;
const PAUSE = 100;
/** After a batch that failed for lack of network or storage. */
const RETRY_DELAY = 60_000;

let isDownloading = false;

/** Starts, and starts again whenever something changes that may have stopped it. */
export function startCatalogueDownload(registration: ServiceWorkerRegistration): void {
  const start = () => downloadCatalogue(registration);
  updateProgress(registration, 'progress');
  setTimeout(start, INITIAL_DELAY);
  onOfflineChoice(start);
  currentConnection()?.addEventListener('change', start);
  window.addEventListener('online', start);
  navigator.serviceWorker.addEventListener('controllerchange', start);
}

async function downloadCatalogue(registration: ServiceWorkerRegistration): Promise<void> {
  if (isDownloading) return;
  isDownloading = true;
  await updateProgress(registration, 'progress');
  while (shouldDownload()) {
    await whenIdle();
    await updateProgress(registration, 'download');
    await pause(offlineState().progress?.failure ? RETRY_DELAY : PAUSE);
  }
  isDownloading = false;
}

async function updateProgress(
  { active }: ServiceWorkerRegistration,
  kind: 'progress' | 'download',
): Promise<void> {
  changeOfflineState({ progress: active ? await requestFromWorker(active, { kind }) : undefined });
}

function shouldDownload(): boolean {
  const { progress, hasNewRelease } = offlineState();
  // Once there is a new release, the files of this one may be gone from the server.
  if (!progress || progress.done === progress.total || hasNewRelease) return false;
  return isOfflineWanted() && navigator.onLine && !isMetered(currentConnection());
}

function pause(length: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, length);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Deletes the downloaded catalogue; the page that is open stays available. */
export async function deleteCatalogue(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const progress = await requestFromWorker(active, { kind: 'delete', page: currentPage() });
  if (progress) changeOfflineState({ progress });
}
