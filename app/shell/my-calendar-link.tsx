/** The way to My calendar, in the header of every page. */
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import styles from './icon-button.module.css';

export function MyCalendarLink() {
  return (
    <a href="/my" className={styles.button} aria-label="My calendar">
      <IconStar size={18} stroke={1.75} aria-hidden />
      <span role="tooltip" className={styles.tooltip}>
        My calendar
      </span>
    </a>
  );
}
