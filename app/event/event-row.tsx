/** One event, one row: when · name · place · badges. The whole row opens the event; the sides of a game are links above it. */
import { isTimed, listedDay } from '../../catalog/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event.ts';
import { isPlay } from '../../catalog/period.ts';
import { type Status, statusOf } from '../../catalog/status.ts';
import { eventAnchor } from '../../catalog/urls.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { dayRange, noTimeText, shortDay, timeText, whenText, withTime } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { factsOf } from './badges.ts';
import { PlainName, type TeamHref, TeamName } from './event-name.tsx';
import styles from './event-row.module.css';
import { afterSides, type Game, type GameSide, sidesOf } from './sides.ts';

interface EventRowProps {
  event: SportsEvent;
  sport: string;
  visitor: Visitor;
  /** Rows under a day's heading state the time alone, others the day too. */
  underDay: boolean;
  /** Begins with the row before it, whose time is the one to see. */
  isSameTime?: boolean;
  /** Labels in the headings above the row, which need no badge. */
  knownLabels: readonly string[];
  /** On pages over several leagues. */
  leagueName?: string;
  teamHref?: TeamHref;
  /** The address of the event's panel. */
  href?: string;
  /** Whether the row has an anchor. Anchors are unique within a season, not over several leagues. */
  isAnchored?: boolean;
  /** A short remark below the name. */
  hint?: string;
}

export function EventRow({
  event,
  sport,
  visitor,
  underDay,
  isSameTime,
  knownLabels,
  leagueName,
  teamHref,
  href,
  isAnchored = true,
  hint,
}: EventRowProps) {
  const status = statusOf(event, sport, visitor.now, visitor.timeZone);
  const { badges, note } = factsOf(event, knownLabels);
  return (
    <li
      id={isAnchored ? eventAnchor(event) : undefined}
      className={underDay ? styles.row : `${styles.row} ${styles.dated}`}
      data-status={status}
      // Rows of several leagues: each in the colour of its sport.
      data-sport={leagueName ? sport : undefined}
    >
      <span className={styles.when} data-same={isSameTime || undefined}>
        <When event={event} visitor={visitor} underDay={underDay} status={status} />
        {leagueName && <b className={styles.league}>{leagueName}</b>}
      </span>
      {isGame(event) ? (
        <Sides game={event} teamHref={teamHref} />
      ) : (
        <span className={styles.name}>
          <PlainName event={event} within={knownLabels} />
        </span>
      )}
      {(event.location || note || hint) && (
        <span className={styles.place}>
          {event.location}
          {note && <small className={styles.note}>{note}</small>}
          {hint && <small className={styles.note}>{hint}</small>}
        </span>
      )}
      {badges.length > 0 && (
        <span className={styles.badges}>
          {badges.map((badge) => (
            <span key={badge} className={styles.badge}>
              {badge}
            </span>
          ))}
        </span>
      )}
      {href && (
        <a href={href} className={styles.open} aria-label={`${event.name}: details, add to calendar`}>
          ›
        </a>
      )}
    </li>
  );
}

function Sides({ game, teamHref }: { game: Game; teamHref: TeamHref | undefined }) {
  const { first, mark, second } = sidesOf(game);
  const side = (each: GameSide, className: string | undefined, after?: string) => (
    <span className={className}>
      <TeamBadge look={each.look} />
      <TeamName side={each} href={teamHref?.(each.name, game)} />
      {after}
    </span>
  );
  return (
    <>
      {side(first, styles.first)}
      <i className={styles.mark}>{mark}</i>
      {side(second, styles.second, afterSides(game))}
    </>
  );
}

interface WhenProps {
  event: SportsEvent;
  visitor: Visitor;
  underDay: boolean;
  status: Status;
}

function When({ event, visitor, underDay, status }: WhenProps) {
  const { timeZone } = visitor;
  const from = listedDay(event.start, timeZone);
  const to = listedDay(event.end ?? event.start, timeZone);
  const timed = isTimed(event.start);
  const time = timed ? timeText(event.start, visitor) : '';
  const isRange = from !== to;
  const isLive = status === 'live' && timed && !isRange;
  let text: string;
  if (isRange) text = dayRange(from, to, visitor);
  else if (underDay) text = time || (isPlay(event) ? noTimeText(event, status) : 'All day');
  else if (event.provisional) text = whenText(event, visitor);
  else text = time ? withTime(shortDay(from, visitor), time, visitor) : shortDay(from, visitor);
  return (
    <time dateTime={event.start}>
      {isLive && <b className={styles.live}>Live</b>}
      {text}
      {status === 'unconfirmed' && (timed || !underDay) && '\u00a0· not confirmed'}
    </time>
  );
}
