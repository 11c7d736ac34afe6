/** A game in the month of a team: where and against whom, and below it the competition and the time. */
import { isTimed } from '../../catalog/day/day.ts';
import type { Game } from '../../catalog/event/event.ts';
import { SITE_NAMES, siteFor } from '../../catalog/event/neutral-site.ts';
import { statusOf } from '../../catalog/event/status.ts';
import { leagueBySlug, sportOf } from '../data/site-map.ts';
import { LeagueCode } from '../event/league-code.tsx';
import { sidesOf } from '../event/sides.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { noTimeText, timeText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import chip from '../ui/chip.module.css';
import styles from './team-game.module.css';

interface TeamGameProps {
  game: Game;
  team: string;
  visitor: Visitor;
}

export function TeamGame({ game, team, visitor }: TeamGameProps) {
  const { first, second } = sidesOf(game);
  const other = first.name === team ? second : first;
  const site = siteFor(team, game);
  const league = leagueBySlug(game.league);
  const Name = game.provisional ? 'span' : 'b';
  return (
    <>
      <span className={styles.side}>
        <b className={styles.site} data-site={site}>
          {SITE_NAMES[site].slice(0, 1)}
        </b>
        <TeamBadge look={other.look} />
        <Name className={styles.name}>{other.look.shortName}</Name>
      </span>
      <span className={styles.when}>
        {league && <LeagueCode league={league} />}
        <When game={game} visitor={visitor} />
      </span>
    </>
  );
}

function When({ game, visitor }: Omit<TeamGameProps, 'team'>) {
  if (isTimed(game.start)) return <time dateTime={game.start}>{timeText(game.start, visitor)}</time>;
  const text = noTimeText(game, statusOf(game, sportOf(game), visitor.now));
  return game.provisional ? <span className={chip.open}>{text}</span> : <span>{text}</span>;
}
