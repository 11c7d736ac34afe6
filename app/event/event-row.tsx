/** One event, one row: when · name · place · badges. The whole row opens the event; the sides of a game are links above it. */
import { isTimed } from '../../catalog/day/day.ts';
import { type Game, isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { statusOf } from '../../catalog/event/status.ts';
import { eventAnchor } from '../../catalog/event/urls.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { SportIcon } from '../sport/sport-icon.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { StarIcon } from '../ui/icons.tsx';
import { factsOf } from './badges.ts';
import { PlainName, type TeamHref, TeamName } from './event-name.tsx';
import styles from './event-row.module.css';
import { EventWhen } from './event-when.tsx';
import { isOver } from './is-over.ts';
import { afterSides, type GameSide, sidesOf } from './sides.ts';

interface EventRowProps {
  event: SportsEvent;
  sport: string;
  visitor: Visitor;
  /** Rows under a day's heading state the time alone, others the day too. */
  underDay: boolean;
  /** Begins with the row before it, whose time is the one to see. */
  isSameTime?: boolean;
  /** The heading of the day says that no time is known. */
  isTimeSaid?: boolean;
  /** Labels in the headings above the row, which need no badge. */
  knownLabels: readonly string[];
  /** On pages over several leagues. */
  leagueName?: string;
  teamHref?: TeamHref;
  /** Whether the visitor follows the team of an address. */
  isFollowed?: (teamHref: string) => boolean;
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
  isTimeSaid,
  knownLabels,
  leagueName,
  teamHref,
  isFollowed,
  href,
  isAnchored = true,
  hint,
}: EventRowProps) {
  const status = statusOf(event, sport, visitor.now);
  const { badges, note } = factsOf(event, knownLabels);
  return (
    <li
      id={isAnchored ? eventAnchor(event) : undefined}
      className={underDay ? styles.row : `${styles.row} ${styles.dated}`}
      data-status={status}
      data-over={isOver(event, sport, visitor) || undefined}
      // Rows of several leagues: each in the colour of its sport.
      data-sport={leagueName ? sport : undefined}
    >
      <span
        className={styles.when}
        data-quiet={isSameTime || event.provisional || (underDay && !isTimed(event.start)) || undefined}
      >
        {!isTimeSaid && <EventWhen event={event} visitor={visitor} underDay={underDay} status={status} />}
        {leagueName && <b className={styles.league}>{leagueName}</b>}
      </span>
      {isGame(event) ? (
        <Sides game={event} teamHref={teamHref} isFollowed={isFollowed} />
      ) : (
        <span className={styles.name}>
          {leagueName && !event.flag && (
            // Where the other rows have a badge.
            <span className={styles.icon}>
              <SportIcon sportId={sport} size={14} />
            </span>
          )}
          <PlainName event={event} within={knownLabels} />
        </span>
      )}
      {(event.location || note || hint) && (
        <span className={styles.place}>
          <Place location={event.location} />
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

interface SidesProps {
  game: Game;
  teamHref: TeamHref | undefined;
  isFollowed: ((teamHref: string) => boolean) | undefined;
}

function Sides({ game, teamHref, isFollowed }: SidesProps) {
  const { first, mark, second } = sidesOf(game);
  const side = (each: GameSide, after?: string) => {
    const href = teamHref?.(each.name, game);
    return (
      <>
        <TeamBadge look={each.look} />
        <TeamName side={each} href={href} />
        {after}
        {href && isFollowed?.(href) && (
          <span className={styles.star} role="img" aria-label="starred">
            <StarIcon size={14} />
          </span>
        )}
      </>
    );
  };
  return (
    <>
      <span className={styles.first} data-at={mark === '@' || undefined}>
        {side(first)}
      </span>
      <i className={styles.mark}>{mark}</i>
      <span className={styles.second}>{side(second, afterSides(game))}</span>
    </>
  );
}

/** `Reliant Stadium (Houston)` as `Reliant Stadium, Houston`; on a tablet the city alone. */
function Place({ location }: { location: string }) {
  const [, venue, city] = /^(.+) \(([^()]+)\)$/.exec(location) ?? [];
  if (!city) return location;
  return (
    <>
      <span className={styles.venue}>{venue}, </span>
      {city}
    </>
  );
}
