/** An event on a day of a month: its time and the badges of its sides, or its name. */
import type { CSSProperties } from 'react';
import { isTimed } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { isAhead, statusOf } from '../../catalog/event/status.ts';
import { shortName } from '../event/short-name.ts';
import { type GameSides, sidesOf } from '../event/sides.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { SportIcon } from '../sport/sport-icon.tsx';
import { noTimeText, timeText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import styles from './month-grid.module.css';
import { TeamGame } from './team-game.tsx';

interface DayEntryProps {
  event: SportsEvent;
  sportOf: (event: SportsEvent) => string;
  /** Whether the sport's icon is in front of a name. */
  hasSports?: boolean;
  /** Whose month it is: its games are boxes with the other side. */
  team?: string | undefined;
  visitor: Visitor;
  hrefOf: (event: SportsEvent) => string;
  /** From 0. */
  line: number;
  tabIndex: 0 | -1;
}

export function DayEntry({
  event,
  sportOf,
  hasSports,
  team,
  visitor,
  hrefOf,
  line,
  tabIndex,
}: DayEntryProps) {
  const sport = sportOf(event);
  const status = statusOf(event, sport, visitor.now);
  const time = isTimed(event.start) ? timeText(event.start, visitor) : '';
  const sides = isGame(event) ? sidesOf(event) : undefined;
  const when = time || (sides ? noTimeText(event, status) : '');
  const hasBadges = sides !== undefined && isBadged(sides);
  return (
    <a
      href={hrefOf(event)}
      tabIndex={tabIndex}
      className={styles.entry}
      data-sport={sport}
      data-badges={(hasBadges && team === undefined) || undefined}
      data-all-day={(!time && !sides && !hasSports) || undefined}
      data-status={status}
      style={{ '--line': line } as CSSProperties}
      title={[when, event.name, event.location].filter(Boolean).join(' · ')}
      // Badges and short names of teams are for the eye.
      aria-label={sides && [when, event.name].filter(Boolean).join(' ')}
    >
      {team !== undefined && isGame(event) ? (
        <TeamGame game={event} team={team} visitor={visitor} />
      ) : (
        <>
          {time && <time dateTime={event.start}>{time}</time>}
          {!time && sides && <i className={styles.unknown}>{isAhead(status) && 'TBC'}</i>}{' '}
          {hasBadges ? (
            <>
              <TeamBadge look={sides.first.look} /> {sides.mark} <TeamBadge look={sides.second.look} />
            </>
          ) : (
            <>
              {hasSports && <SportIcon sport={sport} size={14} />}
              <span>{shortName(event)}</span>
            </>
          )}
        </>
      )}
    </a>
  );
}

/** Two badges are enough to know a game by; one alone is not. */
function isBadged({ first, second }: GameSides): boolean {
  return [first, second].every(({ look }) => look.abbreviation !== '' || look.flag !== undefined);
}
