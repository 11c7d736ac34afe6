/** A league's name, what is shown of it, and in which time zone. */
import type { LeagueSummary, SeasonSummary } from '../../catalog/summary.ts';
import { SportIcon } from '../shell/sport-icon.tsx';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import { dayWithYear, zoneText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import styles from './league-header.module.css';

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
        <h1 itemProp="name">{league.name}</h1>
        <p className={styles.facts}>
          <b>{phase}</b>
        </p>
        <p className={`${styles.facts} ${styles.season}`}>
          Season {season.label} · {season.events.toLocaleString('en')} events, {dayWithYear(season.from)} to{' '}
          {dayWithYear(season.to)}
        </p>
        <p className={styles.facts}>
          All times in <b>{zoneText(visitor.timeZone, visitor.now)}</b>
        </p>
      </div>
    </header>
  );
}
