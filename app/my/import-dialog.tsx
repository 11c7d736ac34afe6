/** Imports a calendar: by its address, or from an exported file. */
import { type FormEvent, useId, useState } from 'react';
import type { Follows } from '../follows/follows.ts';
import type { ReadFollows } from '../follows/follows-text.ts';
import buttons from '../ui/buttons.module.css';
import dialogs from '../ui/dialog.module.css';
import { Dialog } from '../ui/dialog.tsx';
import fields from '../ui/field.module.css';
import { Warnings } from '../ui/notice.tsx';
import styles from './import-dialog.module.css';
import { readCalendarFile, readPastedAddress } from './read-import.ts';

export interface ImportDialogProps {
  onRead: (follows: Follows, source: 'link' | 'file', warnings: string[]) => void;
  onClose: () => void;
}

export default function ImportDialog({ onRead, onClose }: ImportDialogProps) {
  const title = useId();
  const [warnings, setWarnings] = useState<string[]>([]);
  const show = (read: ReadFollows, source: 'link' | 'file') => {
    if (!read.follows) return setWarnings(read.warnings);
    onRead(read.follows, source, read.warnings);
    onClose();
  };
  const readAddress = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = new FormData(event.currentTarget).get('address');
    show(readPastedAddress(String(address)), 'link');
  };
  return (
    <Dialog className={dialogs.dialog} labelledBy={title} onClose={onClose}>
      <div className={dialogs.content}>
        <form method="dialog" className={dialogs.head}>
          <h2 id={title}>Import a calendar</h2>
          <button type="submit" className={buttons.action}>
            Close
          </button>
        </form>
        <p className={dialogs.hint}>
          You’ll see a preview first. Your own stars don’t change until you replace them.
        </p>
        <Warnings of={warnings} />
        <form className={dialogs.section} onSubmit={readAddress}>
          <label htmlFor={`${title}-address`}>
            <b>Paste an address</b>
          </label>
          <p className={dialogs.hint}>
            The address of a calendar from this site, or a link that someone shared with you.
          </p>
          <div className={styles.row}>
            <input
              id={`${title}-address`}
              name="address"
              required
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              className={fields.field}
            />
            <button type="submit" className={buttons.primary}>
              Show
            </button>
          </div>
        </form>
        <div className={dialogs.section}>
          <h3>Or choose a file</h3>
          <p className={dialogs.hint}>A file that you exported from another browser.</p>
          <label className={buttons.action}>
            Choose file
            <input
              type="file"
              accept=".json,application/json"
              className="visually-hidden"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) readCalendarFile(file).then((read) => show(read, 'file'));
                // So that the same file can be chosen again after it was fixed.
                currentTarget.value = '';
              }}
            />
          </label>
        </div>
      </div>
    </Dialog>
  );
}
