/** The link that covers the whole row, or card, that it is in: a chevron at its end. */
import styles from './row-link.module.css';

export function RowLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={styles.link} aria-label={label}>
      ›
    </a>
  );
}
