/** A league at a glance: when its next event is, which one it is, and how far its season has come. */
import { addDays } from '../../catalog/day/day.ts';
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
import chip from '../ui/chip.module.css';
import styles from './league-card.module.css';

interface CardSeason {
  phase: string;
  /** Its first and last day. */
  from: string;
  to: string;
}

interface LeagueCardProps {
  league: LeagueSummary;
  /** Undefined if the visitor's clock is far off. */
  season: CardSeason | undefined;
  /** What is next, and in a page that is sent what will be. */
  candidates: readonly Candidate<SportsEvent>[];
  visitor: Visitor;
}

/** How far a season has come, in the league's own count. */
const COUNT = /^(Week|Matchday|Round|Event) \d+ of \d+/;

/** What is farther away is a row below the cards, like what has no date yet. */
const FAR_DAYS = 366;

export function LeagueCard({ league, season, candidates, visitor }: LeagueCardProps) {
  const next = candidates[0]?.next;
  // Compared with the day of the page, so that no card becomes a row while it is read.
  const isIdle = !next || next.start > addDays(visitor.sent.today, FAR_DAYS);
  const count = season && COUNT.exec(season.phase)?.[0];
  return (
    <article className={styles.card} data-league={league.slug} data-idle={isIdle || undefined}>
      <h3>
        <TeamBadge look={leagueLook(league)} size="card" />
        <a href={league.path}>{league.name}</a>
      </h3>
      <span className={styles.star}>
        <FollowButton follow={{ list: 'leagues', key: league.slug }} name={league.name} />
      </span>
      <NextUp candidates={candidates}>
        {(event) => <Next event={event} sport={league.sport} visitor={visitor} />}
      </NextUp>
      {!next && <p>{league.ended ? `Ended after ${league.ended}` : 'Next edition not announced'}</p>}
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
    <div {...rowAttributes(event, undefined, sport, visitor)} className={styles.next}>
      <p>
        <EventStatus event={event} visitor={visitor}>
          {event.sure === 'estimated' && <small className={chip.open}>dates estimated</small>}
        </EventStatus>{' '}
        <Time form="when-until" of={event} visitor={visitor} />
      </p>
      <a href={eventPath(event)} aria-label={event.name}>
        <EventName event={event} icon={sport} />
      </a>
    </div>
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
