/** Links to every category and every league. */
import { Link } from 'react-router';
import type { CategorySummary } from '../../catalog/summary.ts';
import { SportIcon } from '../shell/sport-icon.tsx';
import styles from './league-directory.module.css';

export function LeagueDirectory({ categories }: { categories: readonly CategorySummary[] }) {
  return (
    <div className={styles.directory}>
      {categories.map((category) => (
        <section key={category.path} className={styles.category} data-sport={category.icon}>
          <h3>
            <SportIcon icon={category.icon} size={18} />
            <Link to={category.path}>{category.name}</Link>
          </h3>
          <ul>
            {category.leagues.map((league) => (
              <li key={league.path}>
                <Link to={league.path}>{league.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
