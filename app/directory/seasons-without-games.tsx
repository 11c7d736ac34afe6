/** The seasons, current and to come, of which only the main dates are known: named where the site promises fixtures. */
import { leagues } from '../data/site-map.ts';
import styles from './league-directory.module.css';

export function SeasonsWithoutGames({ today }: { today: string }) {
  const names = leagues.flatMap(({ name, seasons }) =>
    seasons
      .filter(({ lacksGames, to }) => lacksGames && to >= today)
      .map(({ label }) => `${name}\u00a0${label}`),
  );
  if (names.length === 0) return null;
  return (
    <p className={`${styles.note} muted`}>
      Main dates only, no individual games yet: {names.join(', ')}. <a href="/data#gaps">All known gaps</a>
    </p>
  );
}
