/** A league at a glance: its phase, its next event, and how far its season has come. */
import type { SportsEvent } from '../../catalog/event.ts';
import { type SeasonProgress, seasonProgress } from '../../catalog/season-progress.ts';
import { statusOf } from '../../catalog/status.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { eventPath } from '../../catalog/urls.ts';
import { EventName } from '../event/event-name.tsx';
import { leagueLook } from '../identity/league-look.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { StarButton } from '../stars/star-button.tsx';
import { dayWithYear, untilText, whenText } from '../time/format.ts';
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

/** How far a season has come, in the league's own count. */
const COUNT = /^(Week|Matchday|Round|Event) \d+ of \d+/;

export function LeagueCard({ league, seasonLabel, season, next, visitor }: LeagueCardProps) {
  const isLive = next && statusOf(next, league.sportId, visitor.now, visitor.timeZone) === 'live';
  const count = season && COUNT.exec(season.phase)?.[0];
  const isSaidByNext = next && season?.phase.includes(next.name);
  return (
    <article className={styles.card}>
      <h3>
        <TeamBadge look={leagueLook(league)} size="card" />
        <a href={league.path}>{league.name}</a>
        <small>{league.ended ? `ended after ${league.ended}` : seasonLabel}</small>
      </h3>
      <span className={styles.star}>
        <StarButton list="leagues" slug={league.slug} name={league.name} />
      </span>
      {season && !count && !isSaidByNext && <p className={styles.phase}>{season.phase}</p>}
      {next ? (
        <p className={styles.next}>
          <b className={isLive ? styles.live : undefined}>{isLive ? 'On now:' : 'Next:'}</b>{' '}
          <time dateTime={next.start}>
            {[whenText(next, visitor), !isLive && untilText(next, visitor)].filter(Boolean).join('\u00a0· ')}
          </time>
          <a href={eventPath(next)} aria-label={next.name}>
            <EventName event={next} />
          </a>
        </p>
      ) : (
        <p className={styles.next}>{league.ended ? 'No more events' : 'Next edition not announced'}</p>
      )}
      {season && (
        <Progress
          progress={seasonProgress(season, visitor.today)}
          season={season}
          count={count}
          visitor={visitor}
        />
      )}
    </article>
  );
}

interface ProgressProps {
  progress: SeasonProgress;
  season: { from: string; to: string };
  /** "Matchday 11 of 38", where a league counts. */
  count: string | undefined;
  visitor: Visitor;
}

function Progress({ progress, season, count, visitor }: ProgressProps) {
  return (
    <p className={styles.progress}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${Math.round(progress.done * 100)}%` }} />
      </span>
      <small>{count ?? progressText(progress, season, visitor)}</small>
    </p>
  );
}

function progressText(
  { state }: SeasonProgress,
  { from, to }: ProgressProps['season'],
  visitor: Visitor,
): string {
  if (state === 'ahead') return `Starts ${dayWithYear(from, visitor)}`;
  if (state === 'over') return `Ended ${dayWithYear(to, visitor)}`;
  return `Until ${dayWithYear(to, visitor)}`;
}
