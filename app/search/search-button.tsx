/** Opens search: the button in the header, and the keys `/` and Ctrl+K. The dialog is loaded then. */
import { __iconNode as search } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Suspense, useEffect, useState } from 'react';
import { Boundary } from '../shell/boundary.tsx';
import { Icon } from '../shell/icon.tsx';
import styles from '../shell/icon-button.module.css';
import { lazyPart } from '../shell/lazy-part.tsx';
import { Tooltip } from '../shell/tooltip.tsx';

const SearchDialog = lazyPart(() => import('./search-dialog.tsx'));

export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
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
        <Icon of={search} />
        <span className={styles.word}>Search</span>
        <Tooltip>Search ( / )</Tooltip>
      </button>
      {isOpen && (
        <Boundary what="The search" onClose={() => setOpen(false)}>
          <Suspense>
            <SearchDialog onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

/** Ctrl+K anywhere; a slash where it would not be typed into something. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  const target = event.target as HTMLElement;
  return event.key === '/' && !target.isContentEditable && !target.closest('input, textarea, select');
}
