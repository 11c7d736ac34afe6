/** A game on the page of one of its sides: when, at home or away, against whom, and in which competition. */
import type { Game } from '../../catalog/event/event.ts';
import { SITE_NAMES, siteFor } from '../../catalog/event/neutral-site.ts';
import { statusOf } from '../../catalog/event/status.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { leagueNameOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { factsOf } from '../event/badges.ts';
import { TeamName } from '../event/event-name.tsx';
import row from '../event/event-row.module.css';
import { EventWhen } from '../event/event-when.tsx';
import { isOver } from '../event/is-over.ts';
import { afterSides, sidesOf } from '../event/sides.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import type { Visitor } from '../time/visitor.tsx';
import styles from './team-row.module.css';

interface TeamRowProps {
  game: Game;
  /** The name of the team whose page it is. */
  team: string;
  sport: string;
  visitor: Visitor;
  /** Types that most of the games share. */
  knownLabels: readonly string[];
  /** Where the team plays in several competitions. */
  isLeagueNamed: boolean;
}

export function TeamRow({ game, team, sport, visitor, knownLabels, isLeagueNamed }: TeamRowProps) {
  const status = statusOf(game, sport, visitor.now);
  const { badges, note } = factsOf(game, knownLabels);
  const site = siteFor(team, game);
  const { first, second } = sidesOf(game);
  const opponent = first.name === team ? second : first;
  const where = site === 'home' ? '' : cityOf(game.location);
  return (
    <li
      className={`${row.row} ${styles.row}`}
      data-status={status}
      data-over={isOver(game, sport, visitor) || undefined}
    >
      <span className={row.when} data-quiet={game.provisional}>
        <EventWhen event={game} visitor={visitor} underDay={false} status={status} />
      </span>
      <b className={styles.side} data-side={site} title={SITE_NAMES[site]}>
        {SITE_NAMES[site].slice(0, 1)}
        <span className={styles.rest}>{SITE_NAMES[site].slice(1)}</span>
      </b>
      <span className={`${row.name} ${styles.opponent}`}>
        <TeamBadge look={opponent.look} />
        <TeamName side={opponent} isFull href={teamHref(opponent.name, game)} />
        {afterSides(game)}
      </span>
      <span className={row.place}>
        {[isLeagueNamed && leagueNameOf(game), where].filter(Boolean).join(' · ')}
        {note && <small className={row.note}>{note}</small>}
      </span>
      <span className={`${row.badges} ${styles.badges}`}>
        {badges.map((badge) => (
          <span key={badge} className={row.badge}>
            {badge}
          </span>
        ))}
      </span>
      <a href={eventPath(game)} className={row.open} aria-label={`${game.name}: details, add to calendar`}>
        ›
      </a>
    </li>
  );
}

/** `Houston`, of `Reliant Stadium (Houston)`. */
function cityOf(location: string): string {
  return /\(([^()]+)\)$/.exec(location)?.[1] ?? location;
}
