/** Offers to switch to a new release. Loaded when the page is idle, together with everything for offline use. */
import { useEffect, useState } from 'react';
import styles from './new-release-notice.module.css';
import { useOfflineState } from './offline-state.ts';
import { showNewRelease, startOffline } from './service-worker.ts';

export default function NewReleaseNotice() {
  const { hasNewRelease } = useOfflineState();
  const [isPostponed, setPostponed] = useState(false);
  useEffect(startOffline, []);
  return (
    // A live region must exist before its content, or screen readers may not announce it.
    <div role="status">
      {hasNewRelease && !isPostponed && (
        <p className={`${styles.notice} wrapping-row screen-only`}>
          <b>New schedule available</b>
          <button type="button" className={styles.show} onClick={showNewRelease}>
            Show it
          </button>
          <button type="button" className={styles.later} onClick={() => setPostponed(true)}>
            Later
          </button>
        </p>
      )}
    </div>
  );
}
