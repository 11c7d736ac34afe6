/** Opens the settings, which are loaded then. */
import { useEffect, useState } from 'react';
import { Time } from '../time/time.tsx';
import { useVisitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import styles from '../ui/icon-button.module.css';
import { SettingsIcon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import links from '../ui/link-button.module.css';
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
        className={`${styles.button} ${styles.inMenu}`}
        aria-label="Settings"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SettingsIcon />
        <Tooltip>Settings</Tooltip>
      </button>
      {isOpen && (
        <Boundary message="The settings could not be shown" onClose={() => setOpen(false)}>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Boundary>
      )}
    </>
  );
}

interface ZoneButtonProps {
  timeZone: string;
  /** The moment that decides between summer and winter time. */
  at: number;
}

/** The zone that a page's times are in; opens the settings to change it. */
export function ZoneButton({ timeZone, at }: ZoneButtonProps) {
  const visitor = useVisitor(timeZone);
  return (
    // Printed too, unlike other buttons.
    <button
      type="button"
      className={`${links.link} ${links.tall}`}
      title="Change the time zone"
      data-said
      onClick={openSettings}
    >
      <b>
        <Time form="zone" of={{ start: noonOf(at) }} visitor={visitor} />
      </b>
    </button>
  );
}

/** Not to the minute, or it would change with every one. */
const noonOf = (at: number) => `${new Date(at).toISOString().slice(0, 10)}T12:00:00Z`;
