/**
 * A modal dialog, open while it is mounted. The platform traps the focus, and returns it when Escape, a click on the
 * backdrop or a `<form method="dialog">` inside closes it.
 */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

interface DialogProps {
  className: string | undefined;
  /** The accessible name, or the id of the element that states it. */
  label?: string;
  labelledBy?: string;
  onClose: () => void;
  onClick?: (event: MouseEvent<HTMLDialogElement>) => void;
  children: ReactNode;
}

export function Dialog({ className, label, labelledBy, onClose, onClick, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      opener.current = document.activeElement;
      element.showModal();
    }
    return () => {
      // The Back button removes an open dialog, and then the platform forgets the focus.
      if (element?.open && !element.isConnected && opener.current instanceof HTMLElement) {
        opener.current.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is a convenience; Escape and a button close it too
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={(event) => {
        onClick?.(event);
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {children}
    </dialog>
  );
}
