/** A league in short: its season and its next date. */
import { currentSeason } from '../../catalog/current-season.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { statusOf } from '../../catalog/status.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { StarButton } from '../my/star-button.tsx';
import { whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import styles from './league-card.module.css';

interface LeagueCardProps {
  league: LeagueSummary;
  next: SportsEvent | undefined;
  visitor: Visitor;
}

export function LeagueCard({ league, next, visitor }: LeagueCardProps) {
  const season = currentSeason(league.seasons, visitor.today);
  const isLive = next && statusOf(next, league.icon, visitor.now, visitor.timeZone) === 'live';
  return (
    <article className={styles.card}>
      <h3>
        <a href={league.path}>{league.name}</a>
        <small>{league.ended ? `ended after ${league.ended}` : season.label}</small>
      </h3>
      <span className={styles.star}>
        <StarButton list="leagues" slug={league.slug} name={league.name} />
      </span>
      {next ? (
        <p>
          <b className={isLive ? styles.live : undefined}>{isLive ? 'On now' : 'Next'}</b> {next.name}
          <br />
          <time dateTime={next.start}>{whenText(next, visitor)}</time>
        </p>
      ) : (
        <p>{league.ended ? 'No more events.' : 'No dates published yet.'}</p>
      )}
    </article>
  );
}
