/** Every league as its code, by sport: the shortest way to any of them. */
import type { CategorySummary } from '../../catalog/season/summary.ts';
import { LeagueCode } from '../event/league-code.tsx';
import { SportIcon } from '../sport/sport-icon.tsx';
import styles from './league-codes.module.css';

export function LeagueCodes({ categories }: { categories: readonly CategorySummary[] }) {
  return (
    <ul className={styles.sports}>
      {categories.map(({ path, name, sport, leagues }) => (
        <li key={path}>
          <a href={path}>
            <SportIcon sport={sport} size={16} /> {name}
          </a>
          <span className="wrapping-row">
            {leagues.map((league) => (
              <a key={league.slug} href={league.path} className={styles.league}>
                <LeagueCode league={league} />
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
