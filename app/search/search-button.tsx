/** Opens search: the button in the header, and the keys `/` and Ctrl+K. Loads the dialog on demand. */
import { useEffect, useState } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import styles from '../ui/icon-button.module.css';
import { SearchIcon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Tooltip } from '../ui/tooltip.tsx';

const SearchDialog = lazyComponent(() => import('./search-dialog.tsx'));

export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector(':modal')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${styles.field}`}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={SearchDialog.prepare}
        onClick={() => setOpen(true)}
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
      {isOpen && (
        <Boundary what="The search" onClose={close}>
          <SearchDialog onClose={close} />
        </Boundary>
      )}
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
