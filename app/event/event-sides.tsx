/** The two sides of a game with their badges and the mark between them: three elements, in a line or in the columns of a row. */
import type { Game } from '../../catalog/event/event.ts';
import type { BadgeSize } from '../identity/flag.tsx';
import { TeamBadge } from '../identity/team-badge.tsx';
import { StarIcon } from '../ui/icons.tsx';
import styles from './event-sides.module.css';
import { afterSides, type GameSide, sidesOf } from './sides.ts';

/** The address of a side of a game; a side without one is plain text. */
export type TeamHref = (name: string, game: Game) => string | undefined;

interface SidesProps {
  game: Game;
  teamHref?: TeamHref | undefined;
  /** Whether the visitor follows the team of an address. */
  isFollowed?: ((teamHref: string) => boolean) | undefined;
  /** Whole names where there is room; else short ones, which screen readers get whole. */
  isFull?: boolean;
  size?: BadgeSize;
}

export function Sides({ game, teamHref, isFollowed, isFull, size }: SidesProps) {
  const { first, mark, second } = sidesOf(game);
  const side = (each: GameSide) => ({
    side: each,
    href: teamHref?.(each.name, game),
    isFull,
    size,
    isFollowed,
  });
  return (
    <>
      <span className={`${styles.side} ${styles.first}`} data-at={mark === '@' || undefined}>
        <Side {...side(first)} />
      </span>
      <i className={styles.mark}> {mark} </i>
      <span className={`${styles.side} ${styles.second}`}>
        <Side {...side(second)} />
        {afterSides(game)}
      </span>
    </>
  );
}

interface SideProps extends Pick<SidesProps, 'isFollowed' | 'isFull' | 'size'> {
  side: GameSide;
  href: string | undefined;
}

export function Side({ side: { name, look }, href, isFollowed, isFull, size }: SideProps) {
  const text = isFull ? name : look.shortName;
  return (
    <>
      <TeamBadge look={look} size={size} />
      {href ? (
        <a className={styles.team} href={href} aria-label={text === name ? undefined : name}>
          {text}
        </a>
      ) : (
        <bdi>{text}</bdi>
      )}
      {href && isFollowed?.(href) && (
        <span className={`${styles.star} screen-only`} role="img" aria-label="starred">
          <StarIcon size={14} />
        </span>
      )}
    </>
  );
}
