/**
 * An event without words: the badges of its two sides, or the icon of its sport. Decoration, so the link around it or the
 * text beside it has the names.
 */
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import type { TeamLook } from '../../catalog/team/team-look.ts';
import { sportOf } from '../data/site-map.ts';
import { SportPlate } from '../identity/sport-plate.tsx';
import { TeamBadge } from '../identity/team-badge.tsx';
import styles from './event-plates.module.css';
import { sidesOf } from './sides.ts';

export function EventPlates({ event }: { event: SportsEvent }) {
  if (!isGame(event)) {
    return <SportPlate sport={sportOf(event)} />;
  }
  const { first, mark, second } = sidesOf(event);
  return (
    <span className={styles.pair} aria-hidden>
      <TeamBadge look={lettered(first.look)} />
      <span>{mark}</span>
      <TeamBadge look={lettered(second.look)} />
    </span>
  );
}

/** A badge that stands alone must say something. */
function lettered(look: TeamLook): TeamLook {
  return look.abbreviation || look.flag
    ? look
    : { ...look, abbreviation: look.shortName.slice(0, 3).toUpperCase() };
}
