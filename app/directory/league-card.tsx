/** A league at a glance: its phase, its next event, and how far its season has come. */
import type { SportsEvent } from '../../catalog/event.ts';
import { type SeasonProgress, seasonProgress } from '../../catalog/season-progress.ts';
import { statusOf } from '../../catalog/status.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { StarButton } from '../stars/star-button.tsx';
import { dayWithYear, whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import styles from './league-card.module.css';

interface LeagueCardProps {
  league: LeagueSummary;
  seasonLabel: string;
  /** The season's phase and its first and last day; undefined if the visitor's clock is far off. */
  season: { phase: string; from: string; to: string } | undefined;
  next: SportsEvent | undefined;
  visitor: Visitor;
}

export function LeagueCard({ league, seasonLabel, season, next, visitor }: LeagueCardProps) {
  const isLive = next && statusOf(next, league.sportId, visitor.now, visitor.timeZone) === 'live';
  return (
    <article className={styles.card}>
      <h3>
        <a href={league.path}>{league.name}</a>
        <small>{league.ended ? `ended after ${league.ended}` : seasonLabel}</small>
      </h3>
      <span className={styles.star}>
        <StarButton list="leagues" slug={league.slug} name={league.name} />
      </span>
      {season && <p>{season.phase}</p>}
      {next ? (
        <p>
          <b className={isLive ? styles.live : undefined}>{isLive ? 'On now' : 'Next'}</b>{' '}
          <bdi>{next.name}</bdi>
          <br />
          <time dateTime={next.start}>{whenText(next, visitor)}</time>
        </p>
      ) : (
        <p>{league.ended ? 'No more events' : 'Next edition not announced'}</p>
      )}
      {season && (
        <Progress progress={seasonProgress(season, visitor.today)} season={season} visitor={visitor} />
      )}
    </article>
  );
}

interface ProgressProps {
  progress: SeasonProgress;
  season: { from: string; to: string };
  visitor: Visitor;
}

function Progress({ progress, season, visitor }: ProgressProps) {
  return (
    <p className={styles.progress}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${Math.round(progress.done * 100)}%` }} />
      </span>
      <small>{progressText(progress, season, visitor)}</small>
    </p>
  );
}

function progressText(
  { state, day, days }: SeasonProgress,
  { from, to }: ProgressProps['season'],
  visitor: Visitor,
): string {
  if (state === 'ahead') return `Starts ${dayWithYear(from, visitor)}`;
  if (state === 'over') return `Ended ${dayWithYear(to, visitor)}`;
  return `Day ${day} of ${days}`;
}
