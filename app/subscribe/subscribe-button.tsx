/** "Subscribe": a plain link to the calendar's file that opens the dialog, which is loaded then. */
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import styles from './subscribe-button.module.css';
import type { SubscribeDialogProps } from './subscribe-dialog.tsx';
import { feedPath, type SubscribeTarget } from './subscribe-target.ts';

export function SubscribeButton({ target }: { target: SubscribeTarget }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SubscribeDialogProps>>();
  const feed = feedPath(target) ?? '/feeds/finals.ics';

  const open = (event: MouseEvent) => {
    // With a key held down it is the browser's link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./subscribe-dialog.tsx').then(
      (module) => setDialog(() => module.default),
      // The dialog cannot be had: the file can.
      () => window.location.assign(feed),
    );
  };
  const close = () => {
    setDialog(undefined);
    // Not every browser gives the focus back to a link that was clicked.
    link.current?.focus();
  };

  return (
    <>
      <a ref={link} href={feed} className={styles.button} aria-haspopup="dialog" onClick={open}>
        <IconCalendarPlus size={18} stroke={1.75} aria-hidden />
        Subscribe
      </a>
      {Dialog && <Dialog target={target} onClose={close} />}
    </>
  );
}
