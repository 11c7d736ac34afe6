/** Says that a new release is ready, and shows it when asked. Loaded when a page is idle, with all that offline use needs. */
import { useEffect, useState } from 'react';
import { showNewRelease } from './new-release.ts';
import styles from './new-release-line.module.css';
import { useOfflineState } from './offline-state.ts';
import { startOffline } from './start.ts';

export default function NewReleaseLine() {
  const { hasNewRelease } = useOfflineState();
  const [isLater, setLater] = useState(false);
  useEffect(startOffline, []);
  return (
    // The element that speaks must be there before what it says.
    <div role="status">
      {hasNewRelease && !isLater && (
        <p className={styles.line}>
          <b>New schedule available</b>
          <button type="button" className={styles.show} onClick={showNewRelease}>
            Show it
          </button>
          <button type="button" className={styles.later} onClick={() => setLater(true)}>
            Later
          </button>
        </p>
      )}
    </div>
  );
}
