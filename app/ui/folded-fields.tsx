/** The fields of a filter in a line of controls. On a phone they are below it, folded away until they are wanted or in use. */
import { type ReactNode, useState } from 'react';
import styles from './folded-fields.module.css';
import { FilterIcon } from './icons.tsx';

interface FoldedFieldsProps {
  label?: string;
  isInUse: boolean;
  children: ReactNode;
}

export function FoldedFields({ label, isInUse, children }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={styles.fields} aria-label={label} data-open={isOpen || isInUse || undefined}>
      <button
        type="button"
        className={styles.fold}
        aria-label="Filters"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <FilterIcon />
      </button>
      {children}
    </search>
  );
}
