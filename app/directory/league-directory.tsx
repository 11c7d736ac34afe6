/** Links to every category and every league. */
import type { CategorySummary } from '../../catalog/season/summary.ts';
import { SportIcon } from '../sport/sport-icon.tsx';
import styles from './league-directory.module.css';

export function LeagueDirectory({ categories }: { categories: readonly CategorySummary[] }) {
  return (
    <div className={styles.directory}>
      {categories.map((category) => (
        <section key={category.path} className={styles.category} data-sport={category.sport}>
          <h3>
            <SportIcon sport={category.sport} size={18} />
            <a href={category.path}>{category.name}</a>
          </h3>
          <ul>
            {category.leagues.map((league) => (
              <li key={league.path}>
                <a href={league.path}>{league.name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
