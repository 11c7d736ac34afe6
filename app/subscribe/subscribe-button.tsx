/**
 * Opens the subscribe dialog, which is loaded on demand. Without JavaScript it is a link to the calendar file; several
 * calendars have no common file, so theirs is a button.
 */
import { type MouseEvent, useRef, useState } from 'react';
import { isPlainClick } from '../router/link-interceptor.ts';
import { Boundary } from '../ui/boundary.tsx';
import buttons from '../ui/buttons.module.css';
import { CalendarPlusIcon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import styles from './subscribe-button.module.css';
import { feedOf, type SubscribeTarget } from './subscribe-target.ts';

const SubscribeDialog = lazyComponent(() => import('./subscribe-dialog.tsx'));

interface SubscribeButtonProps {
  target: SubscribeTarget;
  /** Replaces the default look, which is made for the end of a heading. */
  className?: string;
}

export function SubscribeButton({
  target,
  className = `${buttons.action} ${styles.button}`,
}: SubscribeButtonProps) {
  const opener = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const feed = feedOf(target);

  const open = (event: MouseEvent) => {
    // With a modifier key the browser opens the link in a new tab.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    // Not every browser returns the focus to a clicked link.
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
        <span>Subscribe</span>
      </Opener>
      {isOpen && (
        <Boundary
          message="The subscribe dialog could not be shown"
          onClose={close}
          otherWay={feed && <a href={feed}>Download the calendar</a>}
        >
          <SubscribeDialog target={target} onClose={close} />
        </Boundary>
      )}
    </>
  );
}
