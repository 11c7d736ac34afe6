/** The event that is on or comes next, large: the answer that most visitors came for. */
import { dayInZone, daysBetween, isTimed, listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { statusOf } from '../../catalog/status.ts';
import { whenText } from '../time/format.ts';
import { factsOf } from './badges.ts';
import styles from './next-card.module.css';

interface NextCardProps {
  event: SportsEvent;
  sport: string;
  now: number;
  timeZone: string;
  /** What stands above the name: the league on pages over several, else the category. */
  over: string;
}

export function NextCard({ event, sport, now, timeZone, over }: NextCardProps) {
  const isLive = statusOf(event, sport, now, timeZone) === 'live';
  const { badges } = factsOf(event, [over]);
  return (
    <article className={styles.card} data-sport={sport}>
      <p className={styles.over}>
        <span>{[over, ...badges].filter(Boolean).join(' · ')}</span>
        {isLive && <b className={styles.live}>{isTimed(event.start) ? 'Live' : 'On now'}</b>}
      </p>
      <p className={styles.name}>{event.name}</p>
      <p className={styles.facts}>
        <time dateTime={event.start}>{whenText(event, timeZone, dayInZone(now, timeZone))}</time>
        {!isLive && ` · ${untilText(event, now, timeZone)}`}
        {event.location && ` · ${event.location}`}
      </p>
    </article>
  );
}

function untilText(event: SportsEvent, now: number, timeZone: string): string {
  const days = daysBetween(dayInZone(now, timeZone), listedDay(event.start, timeZone));
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
