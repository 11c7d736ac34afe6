/** What My calendar is for, with a few popular leagues to star right away. */
import { leagueBySlug } from '../data/site-map.ts';
import { StarButton } from '../stars/star-button.tsx';
import styles from './empty-calendar.module.css';
import { MyCalendarIntro } from './my-calendar-intro.tsx';
import cards from './star-cards.module.css';

const POPULAR = [
  'nfl',
  'nba',
  'mlb',
  'nhl',
  'premierleague',
  'uefachampionsleague',
  'formula1',
  'pgatour',
  'ufc',
];

export function EmptyCalendar() {
  return (
    <section className={styles.empty} aria-labelledby="nothing-starred">
      <h2 id="nothing-starred">Nothing starred yet</h2>
      <MyCalendarIntro />
      <h3>Popular</h3>
      <ul className={`${cards.cards} ${styles.leagues}`}>
        {POPULAR.flatMap((slug) => leagueBySlug(slug) ?? []).map(({ slug, name, path, sportId }) => (
          <li key={slug} data-sport={sportId}>
            <a href={path}>{name}</a>
            <StarButton list="leagues" slug={slug} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
