/** The event that is on or comes next, large: the answer that most visitors came for. */
import { Fragment } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { isUnderWay } from '../../catalog/event/status.ts';
import { untilText, whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { factsOf } from './badges.ts';
import { EventName, type TeamHref } from './event-name.tsx';
import styles from './next-card.module.css';
import { todayText } from './which-day.ts';

interface NextCardProps {
  event: SportsEvent;
  sport: string;
  visitor: Visitor;
  /** Above the name: the league on pages over several, else the category. */
  over: string;
  /** The address of the event's panel. */
  href?: string;
  /** The text of that link; short where there are several cards. */
  linkText?: string;
  teamHref?: TeamHref;
  /** The race that a session belongs to, which is what most visitors came for. */
  race?: SportsEvent | undefined;
}

/** No line begins with a dot. */
const DOT = '\u00a0· ';
/** Keeps the link on the line of the venue before it. */
const FIRM_DOT = '\u00a0·\u00a0';

export function NextCard({
  event,
  sport,
  visitor,
  over,
  href,
  linkText = 'Details, add to calendar',
  teamHref,
  race,
}: NextCardProps) {
  const isLive = isUnderWay(event, sport, visitor.now);
  const { badges } = factsOf(event, [over]);
  return (
    <article className={styles.card} data-sport={sport}>
      {/* Another event gets new elements, so that nothing of the one before keeps the focus. */}
      <Fragment key={event.id}>
        <p className={styles.over}>
          <span>{[over, ...badges].filter(Boolean).join(DOT)}</span>
          {isLive && <b className={styles.live}>Live</b>}
        </p>
        <p className={styles.name}>
          <EventName event={event} teamHref={teamHref} />
        </p>
        <p className={styles.facts}>
          <When event={event} isLive={isLive} visitor={visitor} />
          {(event.location || href) && <br />}
          {event.location && <bdi>{event.location}</bdi>}
          {event.location && href && FIRM_DOT}
          {href && (
            <a href={href} aria-label={`${linkText}: ${event.name}`}>
              {linkText}
            </a>
          )}
        </p>
        {race && (
          <p className={styles.facts}>
            <b>Race</b> <When event={race} visitor={visitor} />
          </p>
        )}
      </Fragment>
    </article>
  );
}

interface WhenProps {
  event: SportsEvent;
  isLive?: boolean;
  visitor: Visitor;
}

/** Nothing is behind it: the page was written at another hour, and as this is put right nothing moves. */
function When({ event, isLive, visitor }: WhenProps) {
  const when = whenText(event, visitor);
  const until = isLive ? '' : todayText(event, visitor) || untilText(event, visitor);
  return (
    <time dateTime={event.start}>
      {when}
      {until && <span data-relative>{`${DOT}${until}`}</span>}
    </time>
  );
}
