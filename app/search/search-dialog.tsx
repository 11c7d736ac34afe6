/**
 * The search dialog: a field that is there at once, so that no letter is lost and phones raise their keyboard, and what is
 * found, which is loaded meanwhile.
 */
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../../catalog/search/longest-query.ts';
import { isPlainClick } from '../router/link-interceptor.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Dialog } from '../ui/dialog.tsx';
import icons from '../ui/icon-button.module.css';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import styles from './search-dialog.module.css';
import type { FieldKeys, Selection } from './search-panel.tsx';

export const SearchPanel = lazyComponent(() => import('./search-panel.tsx'));

const FIELD_NAME = 'League, team, event, venue or date';

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<FieldKeys>(null);
  const [text, setText] = useState('');
  const [selection, setSelection] = useState<Selection>();
  useEffect(() => field.current?.focus(), []);

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    // A link that opens in another window leaves the dialog open.
    if (isPlainClick(event) && (event.target as Element).closest('a')) event.currentTarget.close();
  };
  return (
    <Dialog className={styles.dialog} label="Search" onClose={onClose} onClick={onClick}>
      <div className={styles.content}>
        <div className={styles.bar}>
          <SearchIcon />
          <input
            ref={field}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            aria-label={FIELD_NAME}
            aria-autocomplete="list"
            aria-expanded={selection !== undefined}
            aria-controls={selection?.list}
            aria-activedescendant={selection?.line}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={MAX_SEARCH_LENGTH}
            placeholder={FIELD_NAME}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (!event.nativeEvent.isComposing) keys.current?.onKeyDown(event);
            }}
          />
          <form method="dialog">
            <button type="submit" className={icons.button} aria-label="Close search">
              <CloseIcon />
            </button>
          </form>
        </div>
        <Boundary message="Search could not be shown" onClose={onClose}>
          <SearchPanel
            text={text}
            onText={(chosen) => {
              setText(chosen);
              field.current?.focus();
            }}
            onSelection={setSelection}
            keys={keys}
          />
        </Boundary>
      </div>
    </Dialog>
  );
}
