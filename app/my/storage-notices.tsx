/** What is wrong with what the browser keeps, and what can be done about it. */

import { discardUnreadable, useMyState } from '../stars/my-store.ts';
import buttons from '../ui/buttons.module.css';
import { Notice } from '../ui/notice.tsx';
import { saveFile } from '../util/save-file.ts';
import styles from './storage-notices.module.css';

export function StorageNotices() {
  const { isSaved, unreadable } = useMyState();
  return (
    <>
      {!isSaved && (
        <Notice>
          This browser does not let the site keep anything, or has no room left: your stars hold until you
          leave. A link or a file keeps them.
        </Notice>
      )}
      {unreadable !== '' && (
        <div className={styles.broken}>
          <Notice>
            What was stored of your calendar could not be read in full. What could is here; the rest has been
            set aside as it was.
          </Notice>
          <button
            type="button"
            className={buttons.action}
            onClick={() => saveFile('my-calendar-set-aside.txt', unreadable, 'text/plain')}
          >
            Save it as a file
          </button>
          <button type="button" className={buttons.action} onClick={discardUnreadable}>
            Throw it away
          </button>
        </div>
      )}
    </>
  );
}
