/** Opens the settings, which are loaded then. */
import { useEffect, useState } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import styles from '../ui/icon-button.module.css';
import { SettingsIcon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Tooltip } from '../ui/tooltip.tsx';

const SettingsDialog = lazyComponent(() => import('./settings-dialog.tsx'));

/** Opens the settings from anywhere in a page, while the header's button is mounted. */
export const openSettings = () => open();

let open = () => {};

export function SettingsButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    open = () => setOpen(true);
    return () => {
      open = () => {};
    };
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Settings"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SettingsIcon />
        <Tooltip>Settings</Tooltip>
      </button>
      {isOpen && (
        <Boundary what="The settings" onClose={() => setOpen(false)}>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Boundary>
      )}
    </>
  );
}
