/** Scrolls a schedule back to today; before and after the days of play, there is no today in it to go to. */
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

/** The way to the next event while nothing is played. */
export function NextLink({ href }: { href: string }) {
  return (
    <a className={styles.button} href={href}>
      Next ↓
    </a>
  );
}
