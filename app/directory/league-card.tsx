/** A league at a glance: its phase, its next event, and how far its season has come. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { type SeasonProgress, seasonProgress } from '../../catalog/season/season-progress.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { EventName } from '../event/event-name.tsx';
import { EventStatus } from '../event/event-status.tsx';
import { type Candidate, NextUp } from '../event/next-up.tsx';
import { rowAttributes } from '../event/row-attributes.ts';
import { FollowButton } from '../follows/follow-button.tsx';
import { leagueLook } from '../identity/league-look.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import styles from './league-card.module.css';

interface CardSeason {
  phase: string;
  /** Its first and last day. */
  from: string;
  to: string;
}

interface LeagueCardProps {
  league: LeagueSummary;
  seasonLabel: string;
  /** Undefined if the visitor's clock is far off. */
  season: CardSeason | undefined;
  /** What is next, and in a page that is sent what will be. */
  candidates: readonly Candidate<SportsEvent>[];
  visitor: Visitor;
}

/** How far a season has come, in the league's own count. */
const COUNT = /^(Week|Matchday|Round|Event) \d+ of \d+/;

export function LeagueCard({ league, seasonLabel, season, candidates, visitor }: LeagueCardProps) {
  const next = candidates[0]?.next;
  const phase = season?.phase;
  const count = phase && COUNT.exec(phase)?.[0];
  const isSaidByNext = next && phase?.includes(next.name);
  return (
    <article className={styles.card} data-league={league.slug}>
      <h3>
        <TeamBadge look={leagueLook(league)} size="card" />
        <a href={league.path}>{league.name}</a>
        <small>{league.ended ? `ended after ${league.ended}` : seasonLabel}</small>
      </h3>
      <span className={styles.star}>
        <FollowButton follow={{ list: 'leagues', key: league.slug }} name={league.name} />
      </span>
      {season && !count && !isSaidByNext && <p className={styles.phase}>{phase}</p>}
      <NextUp candidates={candidates}>
        {(event) => <Next event={event} sport={league.sport} visitor={visitor} />}
      </NextUp>
      {!next && (
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

interface NextProps {
  event: SportsEvent;
  sport: string;
  visitor: Visitor;
}

function Next({ event, sport, visitor }: NextProps) {
  return (
    <p {...rowAttributes(event, undefined, sport, visitor)} className={styles.next}>
      <span>
        <EventStatus event={event} visitor={visitor}>
          Next
        </EventStatus>
        :
      </span>{' '}
      <Time form="when-until" of={event} visitor={visitor} />
      <a href={eventPath(event)} aria-label={event.name}>
        <EventName event={event} />
      </a>
    </p>
  );
}

/** What is said of the first or the last day. */
const LIMITS = { ahead: 'Starts', running: 'Until', over: 'Ended' };

interface ProgressProps {
  progress: SeasonProgress;
  season: CardSeason;
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
      {count ? (
        <small>{count}</small>
      ) : (
        <small>
          {LIMITS[progress.state]}{' '}
          <Time
            form="day-with-year"
            of={{ start: progress.state === 'ahead' ? season.from : season.to }}
            visitor={visitor}
          />
        </small>
      )}
    </p>
  );
}
