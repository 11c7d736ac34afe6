/** The name of an occasion, its leagues with their badges, and a line of facts. */
import type { ReactNode } from 'react';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { LeagueBadge } from '../identity/league-badge.tsx';
import styles from './occasion-header.module.css';

interface OccasionHeaderProps {
  name: string;
  leagues: readonly LeagueSummary[];
  children: ReactNode;
}

export function OccasionHeader({ name, leagues, children }: OccasionHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 itemProp="name">{name}</h1>
      <ul className={styles.leagues}>
        {leagues.map((league) => (
          <li key={league.slug}>
            <a href={league.path}>
              <LeagueBadge league={league} />
              {league.name}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </header>
  );
}
