/**
 * The label of an icon button, shown under the pointer and under keyboard focus. The pointer may go to it, and Escape
 * hides it until both have left (WCAG 1.4.13). There is one at a time: the pointer may be on a button beside the one with
 * the focus.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './icon-button.module.css';

/** Hides the tooltip that came last. */
let hideLast = () => {};

export function Tooltip({ children }: { children: ReactNode }) {
  const tooltip = useRef<HTMLSpanElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const button = tooltip.current?.parentElement;
    if (!button) return;
    const hide = () => setDismissed(true);
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const arrive = () => {
      document.addEventListener('keydown', dismiss);
      if (hideLast !== hide) hideLast();
      hideLast = hide;
    };
    const leave = () => {
      document.removeEventListener('keydown', dismiss);
      setDismissed(false);
    };
    button.addEventListener('pointerenter', arrive);
    button.addEventListener('focus', arrive);
    button.addEventListener('pointerleave', leave);
    button.addEventListener('blur', leave);
    return () => {
      leave();
      button.removeEventListener('pointerenter', arrive);
      button.removeEventListener('focus', arrive);
      button.removeEventListener('pointerleave', leave);
      button.removeEventListener('blur', leave);
    };
  }, []);
  return (
    <span ref={tooltip} role="tooltip" className={styles.tooltip} data-dismissed={isDismissed || undefined}>
      {children}
    </span>
  );
}
