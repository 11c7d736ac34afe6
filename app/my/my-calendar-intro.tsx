/** What My calendar is for: where nothing is starred yet, and while it is not known whether something is. */
import styles from './my-calendar-intro.module.css';

export function MyCalendarIntro() {
  return (
    <p className={styles.purpose}>
      Every league and every team has a star beside its name. Star those that you follow, and their dates come
      together here: one schedule in your own time, a month, a timeline, and a file for your phone’s calendar.
      Practice sessions and whatever else you do not need can be hidden; where two of your teams play at the
      same time, it says so.
    </p>
  );
}
