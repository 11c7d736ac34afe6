/** Opens the dialog that imports a calendar, which is loaded on demand. */
import { useState } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import buttons from '../ui/buttons.module.css';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { ImportDialogProps } from './import-dialog.tsx';

const ImportDialog = lazyComponent(() => import('./import-dialog.tsx'));

export function ImportButton({ onRead }: Pick<ImportDialogProps, 'onRead'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={buttons.action} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Import
      </button>
      {isOpen && (
        <Boundary message="The import dialog could not be shown" onClose={close}>
          <ImportDialog onRead={onRead} onClose={close} />
        </Boundary>
      )}
    </>
  );
}
