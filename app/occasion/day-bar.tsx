/** What is drawn of a day of Olympic Games: its date, a bar of its sessions, and in it that of those with medals. */
import { dayNumber, monthText, weekdayText } from '../time/format.ts';
import { countText } from '../util/count-text.ts';
import styles from './day-bar.module.css';
import type { DayCount } from './sessions.ts';

interface DayBarProps {
  count: DayCount;
  /** All of them, which have one scale. */
  counts: readonly DayCount[];
}

/** Rem, of the day with the most sessions. */
const HEIGHT = 2;

export function DayBar({ count: { day, sessions, medals }, counts }: DayBarProps) {
  const most = Math.max(1, ...counts.map((each) => each.sessions));
  const hasMonth = day === counts[0]?.day || dayNumber(day) === 1;
  return (
    <>
      <span>{weekdayText(day, 'short')}</span>
      <b>
        {hasMonth && `${monthText(day).slice(0, 3)} `}
        {dayNumber(day)}
      </b>
      <i style={{ height: `${(HEIGHT * sessions) / most}rem` }}>
        <i style={{ height: `${(HEIGHT * medals) / most}rem` }} />
      </i>
      <span>{sessions}</span>
      <span className={styles.medals}>{medals > 0 && medals}</span>
    </>
  );
}

/** `July 22, 52 sessions, 18 with medals` */
export function dayLabel({ day, sessions, medals }: DayCount): string {
  const [month] = monthText(day).split(' ');
  const counts = [countText(sessions, 'session'), ...(medals > 0 ? [`${medals} with medals`] : [])];
  return [`${month} ${dayNumber(day)}`, ...counts].join(', ');
}
