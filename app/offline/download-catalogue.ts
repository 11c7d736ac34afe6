/**
 * Downloads the catalogue for offline use, batch by batch while the page is idle, as much as the visitor wants and if the
 * connection is not metered. Resumes where it stopped, on another page or another day.
 */
import { whenIdle } from '../util/when-idle.ts';
import { currentPage, requestFromWorker } from './messages.ts';
import { changeOfflineState, offlineChoice, offlineState, onOfflineChoice } from './offline-state.ts';

/** After a batch that failed for lack of network or storage. */
const RETRY_DELAY = 60_000;

let isDownloading = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Starts, and starts again whenever something changes that may have stopped it. */
export function startCatalogueDownload(registration: ServiceWorkerRegistration): void {
  const start = () => downloadCatalogue(registration);
  start();
  onOfflineChoice(start);
  currentConnection()?.addEventListener('change', start);
  window.addEventListener('online', start);
  navigator.serviceWorker.addEventListener('controllerchange', start);
}

async function downloadCatalogue(registration: ServiceWorkerRegistration): Promise<void> {
  if (isDownloading) return;
  isDownloading = true;
  await updateProgress(registration, 'progress');
  while (shouldDownload(registration)) {
    await whenIdle();
    await updateProgress(registration, 'download');
    if (offlineState().progress?.failure) {
      clearTimeout(retry);
      retry = setTimeout(downloadCatalogue, RETRY_DELAY, registration);
      break;
    }
  }
  isDownloading = false;
}

async function updateProgress(
  { active }: ServiceWorkerRegistration,
  kind: 'progress' | 'download',
): Promise<void> {
  const withHistory = offlineChoice() === 'all';
  changeOfflineState({
    progress: active ? await requestFromWorker(active, { kind, withHistory }) : undefined,
  });
}

function shouldDownload({ waiting }: ServiceWorkerRegistration): boolean {
  const { progress, hasNewRelease } = offlineState();
  // The worker of a new day takes over once this one has nothing to do.
  if (waiting) return false;
  // Once there is a new release, the files of this one may be gone from the server.
  if (!progress || progress.done === progress.total || hasNewRelease) return false;
  return offlineChoice() !== 'off' && navigator.onLine && !isMetered(currentConnection());
}

/** Deletes the downloaded catalogue; the page that is open stays available. */
export async function deleteCatalogue(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const progress = await requestFromWorker(active, { kind: 'delete', page: currentPage() });
  if (progress) changeOfflineState({ progress });
}

/** The Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

type WithConnection = Navigator & { connection?: Connection & EventTarget };

export function currentConnection(): (Connection & EventTarget) | undefined {
  return (navigator as WithConnection).connection;
}

/** Then nothing is downloaded that the visitor did not request. */
export function isMetered(connection: Connection | undefined): boolean {
  if (!connection) return false;
  const { saveData, type, effectiveType = '' } = connection;
  return saveData === true || type === 'cellular' || effectiveType.endsWith('2g');
}
