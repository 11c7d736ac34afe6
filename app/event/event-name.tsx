/** An event's name; the sides of a game have badges and link to their pages. */
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import type { BadgeSize } from '../identity/flag.tsx';
import { Flag } from '../identity/flag.tsx';
import { TeamBadge } from '../identity/team-badge.tsx';
import styles from './event-name.module.css';
import { afterSides, type GameSide, sidesOf } from './sides.ts';

/** The address of a side of a game; a side without one is plain text. */
export type TeamHref = (name: string, event: SportsEvent) => string | undefined;

interface EventNameProps {
  event: SportsEvent;
  teamHref?: TeamHref;
  /** Labels in the headings above: under "Las Vegas Grand Prix" a session is just "Practice 1". */
  within?: readonly string[];
  /** Whole names where there is room; else short ones, which screen readers get whole. */
  isFull?: boolean;
  badges?: BadgeSize;
}

/** For a game three elements in a row: a side, the mark between them, the other side. */
export function EventName({ event, teamHref, within = [], isFull, badges }: EventNameProps) {
  if (!isGame(event)) return <PlainName event={event} within={within} badges={badges} />;
  const { first, mark, second } = sidesOf(event);
  const side = (each: GameSide) => (
    <span className={styles.side}>
      <TeamBadge look={each.look} size={badges} />
      <TeamName side={each} isFull={isFull} href={teamHref?.(each.name, event)} />
    </span>
  );
  return (
    <>
      {side(first)}
      <i className={styles.mark}> {mark} </i>
      {side(second)}
      {afterSides(event)}
    </>
  );
}

interface PlainNameProps {
  event: SportsEvent;
  within: readonly string[];
  badges?: BadgeSize;
}

/** The name of what no two teams play; a Grand Prix has its country's flag. */
export function PlainName({ event, within, badges }: PlainNameProps) {
  const name = nameWithin(event.name, within);
  if (!event.flag) return name;
  return (
    <span className={styles.side}>
      <Flag country={event.flag} size={badges} />
      {name}
    </span>
  );
}

/** The name without what a heading above it says already. */
function nameWithin(name: string, labels: readonly string[]): string {
  const said = labels
    .flatMap((label) => [`${label} - `, `${label}: `])
    .find((candidate) => name.startsWith(candidate));
  return said === undefined ? name : name.slice(said.length);
}

interface TeamNameProps {
  side: GameSide;
  isFull?: boolean;
  href: string | undefined;
}

export function TeamName({ side: { name, look }, isFull, href }: TeamNameProps) {
  const text = isFull ? name : look.shortName;
  return href ? (
    <a className={styles.team} href={href} aria-label={text === name ? undefined : name}>
      {text}
    </a>
  ) : (
    <bdi>{text}</bdi>
  );
}
