/** A league's name, what is shown of it, and in which time zone. */
import type { ScheduleKnownTo } from '../../catalog/schedule-known-to.ts';
import type { LeagueSummary, SeasonSummary } from '../../catalog/summary.ts';
import { StarButton } from '../my/star-button.tsx';
import { SportIcon } from '../shell/sport-icon.tsx';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import { dayWithYear, zoneText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import styles from './league-header.module.css';

/** What stands after the last day of the published schedule. */
const BEYOND = {
  nothing: '',
  'some dates': 'some later dates are known',
  estimates: 'later dates are estimates',
};

interface LeagueHeaderProps {
  league: LeagueSummary;
  season: SeasonSummary;
  /** Where the season stands, in words. */
  phase: string;
  visitor: Visitor;
}

export function LeagueHeader({ league, season, phase, visitor }: LeagueHeaderProps) {
  return (
    <header className={styles.header}>
      <span className={styles.icon}>
        <SportIcon icon={league.icon} size={28} />
      </span>
      <div className={styles.text}>
        <SubscribeButton target={{ kind: 'league', slug: league.slug, name: league.name }} />
        <div className={styles.title}>
          <h1 itemProp="name">{league.name}</h1>
          <StarButton list="leagues" slug={league.slug} name={league.name} />
        </div>
        <p className={styles.facts}>
          <b>{phase}</b>
        </p>
        <p className={`${styles.facts} ${styles.season}`}>
          Season {season.label} · {season.events.toLocaleString('en')} events, {dayWithYear(season.from)} to{' '}
          {dayWithYear(season.to)}
        </p>
        {league.knownTo && !league.ended && (
          <p className={`${styles.facts} ${styles.known}`}>{knownToText(league.knownTo)}</p>
        )}
        <p className={styles.facts}>
          All times in <b>{zoneText(visitor.timeZone, visitor.now)}</b>
        </p>
      </div>
    </header>
  );
}

function knownToText({ day, beyond, hasEstimates }: ScheduleKnownTo): string {
  const rest = BEYOND[beyond] || (hasEstimates ? 'some dates are estimates' : '');
  return [`Schedule published to ${dayWithYear(day)}`, rest].filter(Boolean).join(' · ');
}
