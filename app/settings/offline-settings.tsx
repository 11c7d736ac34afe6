/** How much of the site is saved on this device, and whether all of it should be. */
import { useEffect, useSyncExternalStore } from 'react';
import { leagues } from '../data/site-map.ts';
import { currentConnection, deleteCatalogue, isMetered } from '../offline/download-catalogue.ts';
import type { Progress } from '../offline/messages.ts';
import {
  chooseOffline,
  type OfflineChoice,
  useOfflineChoice,
  useOfflineState,
} from '../offline/offline-state.ts';
import { startOffline } from '../offline/service-worker.ts';
import dialogs from '../ui/dialog.module.css';
import styles from './settings-dialog.module.css';

export function OfflineSettings() {
  const { worker, progress } = useOfflineState();
  const choice = useOfflineChoice();
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const isOnMetered = useSyncExternalStore(followNetwork, () => isMetered(currentConnection()));
  // The visitor may open the settings before the page was idle.
  useEffect(startOffline, []);
  return (
    <fieldset className={styles.group}>
      <legend>Offline</legend>
      {worker === 'none' ? (
        <p className={styles.current}>
          This browser cannot save pages on this device, so the site needs a network connection.
        </p>
      ) : (
        <>
          <div className={dialogs.options}>
            <label>
              <input
                type="checkbox"
                role="switch"
                aria-checked={choice !== 'off'}
                checked={choice !== 'off'}
                onChange={({ target }) => {
                  chooseOffline(target.checked ? 'on' : 'off');
                  if (!target.checked) deleteCatalogue();
                }}
              />
              Keep all leagues on this device
            </label>
            <label>
              <input
                type="checkbox"
                role="switch"
                aria-checked={choice === 'all'}
                checked={choice === 'all'}
                onChange={({ target }) => chooseOffline(target.checked ? 'all' : 'on')}
              />
              Keep earlier seasons too
            </label>
          </div>
          <p className={styles.found}>
            {offlineSentence({
              progress,
              choice,
              isMetered: isOnMetered,
              isOnline,
              leagues: leagues.length,
            })}
          </p>
        </>
      )}
    </fieldset>
  );
}

function followNetwork(listener: () => void): () => void {
  const connection = currentConnection();
  connection?.addEventListener('change', listener);
  for (const type of ['online', 'offline']) window.addEventListener(type, listener);
  return () => {
    connection?.removeEventListener('change', listener);
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener);
  };
}

interface Circumstances {
  /** Undefined until the worker has reported. */
  progress: Progress | undefined;
  choice: OfflineChoice;
  isMetered: boolean;
  isOnline: boolean;
  leagues: number;
}

/** What is saved on this device, and why the rest is not. */
export function offlineSentence({ progress, choice, isMetered, isOnline, leagues }: Circumstances): string {
  if (!progress) return 'Getting ready…';
  const { done, total, withHistory, bytes, failure } = progress;
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const part = `${Math.floor((done / total) * 100)}% of the catalogue, ${size}`;
  const what = `All ${leagues} leagues${choice === 'all' ? ' with all their seasons' : ''}`;
  // Until the worker has counted earlier seasons, too, this is not about what the visitor wants.
  const isComplete = done === total && (withHistory || choice !== 'all');
  if (isComplete) return `${what} are on this device, ${size}. They work without a network.`;
  if (choice === 'off')
    return `Only what you visit is kept, and works without a network: ${size} on this device. The rest needs one.`;
  if (failure === 'storage') return `There is no room for more: ${part}, is on this device.`;
  if (!isOnline || failure) return `No network at the moment: ${part}, is on this device. The rest follows.`;
  if (isMetered)
    return `This connection is metered or slow, so only what you visit is kept: ${part}. The rest follows on another one.`;
  return `${what} are being kept on this device: ${part} so far.`;
}
