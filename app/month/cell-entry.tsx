/** One event in a cell of a month: its time and the badges of its sides, or its name. */
import { isTimed } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { isAhead, statusOf } from '../../catalog/event/status.ts';
import { shortName } from '../event/short-name.ts';
import { type GameSides, sidesOf } from '../event/sides.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { SportIcon } from '../sport/sport-icon.tsx';
import { noTimeText, timeText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { rowOf } from './cell-bar.tsx';
import styles from './month-cell.module.css';

interface CellEntryProps {
  event: SportsEvent;
  sport: string;
  /** Whether the sport's icon is in front of a name, where cells have several sports. */
  hasIcon?: boolean;
  visitor: Visitor;
  href: string;
  /** The line of the cell, from 0. */
  line: number;
  tabIndex: 0 | -1;
}

export function CellEntry({ event, sport, hasIcon, visitor, href, line, tabIndex }: CellEntryProps) {
  const status = statusOf(event, sport, visitor.now);
  const time = isTimed(event.start) ? timeText(event.start, visitor) : '';
  const sides = isGame(event) ? sidesOf(event) : undefined;
  const when = time || (sides ? noTimeText(event, status) : '');
  const hasBadges = sides !== undefined && isBadged(sides);
  return (
    <a
      href={href}
      tabIndex={tabIndex}
      className={styles.entry}
      data-sport={sport}
      data-badges={hasBadges || undefined}
      data-all-day={(!time && !sides && !hasIcon) || undefined}
      data-status={status}
      style={{ gridRow: rowOf(line) }}
      title={[when, event.name, event.location].filter(Boolean).join(' · ')}
      // Badges and short names of teams are for the eye.
      aria-label={sides && [when, event.name].filter(Boolean).join(' ')}
    >
      {time && <time dateTime={event.start}>{time}</time>}
      {!time && sides && isAhead(status) && <i className={styles.unknown}>TBC</i>}{' '}
      {hasBadges ? (
        <>
          <TeamBadge look={sides.first.look} /> {sides.mark} <TeamBadge look={sides.second.look} />
        </>
      ) : (
        <>
          {hasIcon && <SportIcon sport={sport} size={14} />}
          <span>{shortName(event)}</span>
        </>
      )}
    </a>
  );
}

/** Two badges are enough to know a game by; one alone is not. */
function isBadged({ first, second }: GameSides): boolean {
  return [first, second].every(({ look }) => look.abbreviation !== '' || look.flag !== undefined);
}
