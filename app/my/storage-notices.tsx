/** Problems with the stored calendar, and what the visitor can do about them. */
import { discardUnreadable, useFollowsSaved, useStoredFollows } from '../follows/follows-store.ts';
import buttons from '../ui/buttons.module.css';
import { Notice } from '../ui/notice.tsx';
import { saveFile } from '../util/save-file.ts';
import styles from './storage-notices.module.css';

export function StorageNotices() {
  const { unreadable } = useStoredFollows();
  const isSaved = useFollowsSaved();
  return (
    <>
      {!isSaved && (
        <Notice>
          Your browser can’t save your stars: storage is blocked or full. They last until you leave; copy a
          link or export a file to keep them.
        </Notice>
      )}
      {unreadable !== '' && (
        <div className={`${styles.unreadable} wrapping-row`}>
          <Notice>
            Some of your saved calendar couldn’t be read. The rest is here, and the original has been set
            aside.
          </Notice>
          <button
            type="button"
            className={buttons.action}
            onClick={() => saveFile('my-calendar-set-aside.txt', unreadable, 'text/plain')}
          >
            Save the original
          </button>
          <button type="button" className={buttons.action} onClick={discardUnreadable}>
            Delete the original
          </button>
        </div>
      )}
    </>
  );
}
