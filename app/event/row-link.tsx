/** The link that covers the whole row, or card, that it is in: a chevron at its end. */
import styles from './row-link.module.css';

interface RowLinkProps {
  href: string;
  label: string;
  /** It leads to the panel of an event, from which that can be added to a calendar: said where the pointer is. */
  hasAdd?: boolean;
}

export function RowLink({ href, label, hasAdd }: RowLinkProps) {
  return (
    <a href={href} className={styles.link} aria-label={label} data-add={hasAdd || undefined}>
      ›
    </a>
  );
}
