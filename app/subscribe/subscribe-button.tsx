/**
 * "Subscribe": opens the dialog, which is loaded then. A plain link to the calendar's file; a button for several calendars,
 * which have no file together.
 */
import { type MouseEvent, useRef, useState } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import { CalendarPlusIcon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import styles from './subscribe-button.module.css';
import { feedPathOf, type SubscribeTarget } from './subscribe-target.ts';

const SubscribeDialog = lazyComponent(() => import('./subscribe-dialog.tsx'));

interface SubscribeButtonProps {
  target: SubscribeTarget;
  /** In place of the look beside a heading. */
  className?: string;
}

export function SubscribeButton({ target, className = styles.button }: SubscribeButtonProps) {
  const opener = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const feed = feedPathOf(target);

  const open = (event: MouseEvent) => {
    // With a key held down it is the browser's link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
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
        <CalendarPlusIcon />
        Subscribe
      </Opener>
      {isOpen && (
        <Boundary
          what="The ways to subscribe"
          onClose={close}
          otherWay={feed && <a href={feed}>The calendar’s file</a>}
        >
          <SubscribeDialog target={target} onClose={close} />
        </Boundary>
      )}
    </>
  );
}
