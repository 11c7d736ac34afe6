/** Scrolls back to today in a schedule. */
import styles from './today-button.module.css';

export function TodayButton() {
  const jump = () => {
    // Today's rows; without any, the innermost group that holds the current week.
    const today =
      document.querySelector('main [data-today]') ??
      [...document.querySelectorAll('main [data-current]')].at(-1);
    today?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  return (
    <button type="button" className={styles.button} onClick={jump}>
      Today ↓
    </button>
  );
}
