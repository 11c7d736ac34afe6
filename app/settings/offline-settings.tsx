/** What of the site is on this device, and whether all of it is to be. */
import { useEffect, useSyncExternalStore } from 'react';
import { leagues } from '../data/site-map.ts';
import { currentConnection, isMetered } from '../offline/connection.ts';
import { deleteCatalogue } from '../offline/download-catalogue.ts';
import { chooseOffline, useOfflineChoice } from '../offline/offline-choice.ts';
import { useOfflineState } from '../offline/offline-state.ts';
import { startOffline } from '../offline/start.ts';
import dialogs from '../ui/dialog.module.css';
import { offlineSentence } from './offline-sentence.ts';
import styles from './settings-dialog.module.css';

export function OfflineSettings() {
  const { worker, progress } = useOfflineState();
  const isWanted = useOfflineChoice();
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const isSparing = useSyncExternalStore(followNetwork, () => isMetered(currentConnection()));
  // Whoever is faster with the settings than the page with its idle moment.
  useEffect(startOffline, []);
  return (
    <fieldset className={styles.group}>
      <legend>Offline</legend>
      {worker === 'none' ? (
        <p className={styles.current}>
          This browser does not let the site keep pages on this device, so it needs a network.
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
            {offlineSentence({ progress, isWanted, isMetered: isSparing, isOnline, leagues: leagues.length })}
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
