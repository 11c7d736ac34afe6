/** The event that is on or comes next, large: the answer that most visitors came for. */
import { daysBetween, isTimed, listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { isUnderWay } from '../../catalog/status.ts';
import { whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { factsOf } from './badges.ts';
import { EventName, type TeamHref } from './event-name.tsx';
import styles from './next-card.module.css';

interface NextCardProps {
  event: SportsEvent;
  sport: string;
  visitor: Visitor;
  /** What stands above the name: the league on pages over several, else the category. */
  over: string;
  /** The address of the event's panel. */
  href?: string;
  /** What leads there; short where there are several cards. */
  linkText?: string;
  teamHref?: TeamHref;
}

export function NextCard({
  event,
  sport,
  visitor,
  over,
  href,
  linkText = 'Details, add to calendar',
  teamHref,
}: NextCardProps) {
  const isLive = isUnderWay(event, sport, visitor.now, visitor.timeZone);
  const { badges } = factsOf(event, [over]);
  return (
    <article className={styles.card} data-sport={sport}>
      <p className={styles.over}>
        <span>{[over, ...badges].filter(Boolean).join(' · ')}</span>
        {isLive && <b className={styles.live}>{isTimed(event.start) ? 'Live' : 'On now'}</b>}
      </p>
      <p className={styles.name}>
        <EventName event={event} teamHref={teamHref} />
      </p>
      <p className={styles.facts}>
        <time dateTime={event.start}>{whenText(event, visitor)}</time>
        {!isLive && ` · ${untilText(event, visitor)}`}
        {event.location && (
          <>
            {' · '}
            <bdi>{event.location}</bdi>
          </>
        )}
        {href && (
          <>
            {' · '}
            <a href={href} aria-label={`${linkText}: ${event.name}`}>
              {linkText}
            </a>
          </>
        )}
      </p>
    </article>
  );
}

/** "in 1 h 50 min" on the day, "in 4 days" before. */
function untilText(event: SportsEvent, { now, today, timeZone }: Visitor): string {
  const minutes = Math.round((Date.parse(event.start) - now) / 60_000);
  if (isTimed(event.start) && minutes < 24 * 60) {
    const hours = Math.floor(minutes / 60);
    return `in ${hours > 0 ? `${hours} h ` : ''}${minutes % 60} min`;
  }
  const days = daysBetween(today, listedDay(event.start, timeZone));
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
