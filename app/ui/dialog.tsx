/**
 * A modal dialog, open while it is mounted. The platform traps and returns the focus; Escape, a click on the backdrop and
 * a `<form method="dialog">` inside close it.
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
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
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
