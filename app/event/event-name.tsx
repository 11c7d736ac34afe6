/** An event's name: the sides of a game, or a name with the flag of its country or the icon of its sport. */
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import type { BadgeSize } from '../identity/flag.tsx';
import { Flag } from '../identity/flag.tsx';
import { SportPlate } from '../identity/sport-plate.tsx';
import styles from './event-name.module.css';
import { Sides, type TeamHref } from './event-sides.tsx';

interface EventNameProps {
  event: SportsEvent;
  teamHref?: TeamHref | undefined;
  isFollowed?: ((teamHref: string) => boolean) | undefined;
  /** Labels in the headings above: under "Las Vegas Grand Prix" a session is just "Practice 1". */
  within?: readonly string[];
  /** Whole names where there is room. */
  isFull?: boolean;
  size?: BadgeSize;
  /** The sport, where the names beside it have badges. */
  icon?: string | undefined;
  /** The sides below each other. */
  isStacked?: boolean;
}

export function EventName({ event, within = [], icon, isStacked, ...sides }: EventNameProps) {
  if (isGame(event)) {
    const both = <Sides game={event} {...sides} />;
    return isStacked ? <span className={styles.stacked}>{both}</span> : both;
  }
  return (
    <span className={styles.name}>
      {event.flag ? (
        <Flag country={event.flag} size={sides.size} />
      ) : (
        icon && <SportPlate sport={icon} size={sides.size} />
      )}
      <span>{nameWithin(event.name, within)}</span>
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
