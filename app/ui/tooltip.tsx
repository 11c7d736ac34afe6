/**
 * The label of an icon button, shown under the pointer and under keyboard focus. The pointer may go to it, and Escape
 * hides it until both have left (WCAG 1.4.13).
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './icon-button.module.css';

export function Tooltip({ children }: { children: ReactNode }) {
  const tooltip = useRef<HTMLSpanElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const button = tooltip.current?.parentElement;
    if (!button) return;
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    const arrive = () => document.addEventListener('keydown', dismiss);
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
