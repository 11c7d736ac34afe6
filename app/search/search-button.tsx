/** Opens search: the button in the header, and the keys `/` and Ctrl+K. */
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from '../ui/icon-button.module.css';
import { SearchIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { SearchDialog, SearchPanel } from './search-dialog.tsx';

export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  // At once: the next letter is typed into the field, and phones raise their keyboard for a focus within the tap only.
  const open = useCallback(() => flushSync(() => setOpen(true)), []);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector(':modal')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, [open]);
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${styles.field}`}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={SearchPanel.prepare}
        onClick={open}
      >
        <span className={styles.words}>
          <span>
            <SearchIcon />
          </span>
          <span>Search</span>
          <kbd />
        </span>
        <Tooltip>Search ( / )</Tooltip>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Ctrl+K anywhere; a slash outside of text fields. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  const target = event.target as HTMLElement;
  return event.key === '/' && !target.isContentEditable && !target.closest('input, textarea, select');
}
