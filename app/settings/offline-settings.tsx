/** How much of the site is saved on this device, and whether all of it should be. */
import { useEffect, useSyncExternalStore } from 'react';
import { leagues } from '../data/site-map.ts';
import { currentConnection, deleteCatalogue, isMetered } from '../offline/download-catalogue.ts';
import { chooseOffline, useOfflineChoice, useOfflineState } from '../offline/offline-state.ts';
import { startOffline } from '../offline/service-worker.ts';
import dialogs from '../ui/dialog.module.css';
import { offlineSentence } from './offline-sentence.ts';
import styles from './settings-dialog.module.css';

export function OfflineSettings() {
  const { worker, progress } = useOfflineState();
  const isWanted = useOfflineChoice();
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
                aria-checked={isWanted}
                checked={isWanted}
                onChange={({ target }) => {
                  chooseOffline(target.checked);
                  if (!target.checked) deleteCatalogue();
                }}
              />
              Keep all leagues on this device
            </label>
          </div>
          <p className={styles.found}>
            {offlineSentence({
              progress,
              isWanted,
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
