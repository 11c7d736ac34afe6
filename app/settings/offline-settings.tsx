/** Whether the whole catalogue is kept on this device. */
import { useEffect } from 'react';
import { useCatalogueWanted, useOfflineState } from '../offline/offline-state.ts';
import { keepCatalogue, startOffline } from '../offline/service-worker.ts';
import dialogs from '../ui/dialog.module.css';
import styles from './settings-dialog.module.css';

export function OfflineSettings() {
  const { worker } = useOfflineState();
  const isWanted = useCatalogueWanted();
  // The visitor may open the settings before the page was idle.
  useEffect(startOffline, []);
  return (
    <fieldset className={styles.group}>
      <legend>Offline</legend>
      {worker === 'none' ? (
        <p className={styles.current}>
          This browser can’t save pages on this device, so the site needs a connection.
        </p>
      ) : (
        <>
          <div className={`${dialogs.options} wrapping-row`}>
            <label>
              <input
                type="checkbox"
                role="switch"
                aria-checked={isWanted}
                checked={isWanted}
                onChange={({ target }) => keepCatalogue(target.checked)}
              />
              Keep all leagues on this device
            </label>
          </div>
          <p className={styles.found}>
            {isWanted
              ? 'All seasons are saved in the background and work offline. With data saver on, only current seasons are saved.'
              : 'Only pages you visit are saved and work offline. Everything else needs a connection.'}
          </p>
        </>
      )}
    </fieldset>
  );
}
