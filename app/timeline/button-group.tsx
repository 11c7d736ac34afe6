/** Buttons in one line, of which one may be pressed. */
import type { ReactNode } from 'react';
import styles from './timeline-controls.module.css';

export function ButtonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in the line of its buttons.
    <div className={styles.buttons} role="group" aria-label={label}>
      {children}
    </div>
  );
}
