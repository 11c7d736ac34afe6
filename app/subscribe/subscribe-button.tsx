/** "Subscribe": a plain link to the calendar's file that opens the dialog, which is loaded then. */
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { type MouseEvent, Suspense, useRef, useState } from 'react';
import { Boundary } from '../shell/boundary.tsx';
import { lazyPart } from '../shell/lazy-part.tsx';
import styles from './subscribe-button.module.css';
import { feedPath, type SubscribeTarget } from './subscribe-target.ts';

const SubscribeDialog = lazyPart(() => import('./subscribe-dialog.tsx'));

export function SubscribeButton({ target }: { target: SubscribeTarget }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const feed = feedPath(target) ?? '/feeds/finals.ics';

  const open = (event: MouseEvent) => {
    // With a key held down it is the browser's link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    // Not every browser gives the focus back to a link that was clicked.
    link.current?.focus();
  };

  return (
    <>
      <a ref={link} href={feed} className={styles.button} aria-haspopup="dialog" onClick={open}>
        <IconCalendarPlus size={18} stroke={1.75} aria-hidden />
        Subscribe
      </a>
      {isOpen && (
        <Boundary
          what="The ways to subscribe"
          onClose={close}
          otherWay={<a href={feed}>The calendar’s file</a>}
        >
          <Suspense>
            <SubscribeDialog target={target} onClose={close} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
