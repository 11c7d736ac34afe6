/**
 * "Subscribe": opens the dialog, which is loaded then. A plain link to the calendar's file; a button for several calendars,
 * which have no file together.
 */
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import styles from './subscribe-button.module.css';
import type { SubscribeDialogProps } from './subscribe-dialog.tsx';
import { feedPath, type SubscribeTarget } from './subscribe-target.ts';

interface SubscribeButtonProps {
  target: SubscribeTarget;
  /** In place of the look beside a heading. */
  className?: string;
}

export function SubscribeButton({ target, className = styles.button }: SubscribeButtonProps) {
  const opener = useRef<HTMLElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SubscribeDialogProps>>();
  const [hasFailed, setFailed] = useState(false);
  const feed = feedPath(target);

  const open = (event: MouseEvent) => {
    // With a key held down it is the browser's link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./subscribe-dialog.tsx').then(
      (module) => setDialog(() => module.default),
      // The dialog cannot be had: the file can.
      () => (feed ? window.location.assign(feed) : setFailed(true)),
    );
  };
  const close = () => {
    setDialog(undefined);
    // Not every browser gives the focus back to a link that was clicked.
    opener.current?.focus();
  };
  const Opener = feed ? 'a' : 'button';

  return (
    <>
      <Opener
        ref={(element: HTMLElement | null) => {
          opener.current = element;
        }}
        {...(feed ? { href: feed } : { type: 'button' as const })}
        className={className}
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconCalendarPlus size={18} stroke={1.75} aria-hidden />
        {hasFailed ? 'Subscribe: try again' : 'Subscribe'}
      </Opener>
      {Dialog && <Dialog target={target} onClose={close} />}
    </>
  );
}
