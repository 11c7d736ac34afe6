/** Opens the settings, which are loaded then. */
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { lazy, Suspense, useState } from 'react';
import styles from './icon-button.module.css';

const SettingsDialog = lazy(() => import('./settings-dialog.tsx'));

export function SettingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Settings"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconSettings size={18} stroke={1.75} aria-hidden />
        <span role="tooltip" className={styles.tooltip}>
          Settings
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
