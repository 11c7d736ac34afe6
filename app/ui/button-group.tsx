/** Buttons side by side that belong together. */
import type { ReactNode } from 'react';
import styles from './button-group.module.css';

export function ButtonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in the line of its buttons.
    <div className={styles.group} role="group" aria-label={label}>
      {children}
    </div>
  );
}
