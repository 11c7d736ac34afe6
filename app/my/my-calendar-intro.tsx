/** What My calendar is for: shown while nothing is followed, and until that is loaded. */
import styles from './my-calendar-intro.module.css';

export function MyCalendarIntro() {
  return (
    <p className={styles.purpose}>
      Every league and team has a star next to its name. Star the ones you follow and see all their dates
      here, in your own time zone: as a schedule, a month or a timeline, or in your phone’s calendar. Hide
      practice sessions and anything else you don’t need. If two of your teams play at the same time, you’ll
      see it here.
    </p>
  );
}
