/** The stars of a calendar, each with a link to its page and its star button; without any, a few popular leagues. */
import { useEffect, useRef } from 'react';
import { leagueBySlug } from '../data/site-map.ts';
import type { LoadedStars } from '../stars/load-stars.ts';
import { StarButton } from '../stars/star-button.tsx';
import { MyCalendarIntro } from './my-calendar-intro.tsx';
import styles from './star-list.module.css';

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

interface StarListProps {
  loaded: LoadedStars;
  /** In a shared calendar the buttons show the visitor's own stars, so single ones can be added. */
  isOwn: boolean;
}

export function StarList({ loaded, isOwn }: StarListProps) {
  const region = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // Keeps the focus near where it was, since clicking a star may remove it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the stars have changed
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
  }, [loaded]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tracks the focus
    <div
      ref={region}
      tabIndex={-1}
      className={styles.region}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {loaded.stars.length + loaded.unknown.length > 0 ? (
        <Stars loaded={loaded} isOwn={isOwn} />
      ) : (
        <NothingStarred />
      )}
    </div>
  );
}

function Stars({ loaded: { stars, unknown }, isOwn }: StarListProps) {
  return (
    <ul
      className={`${styles.cards} ${styles.stars}`}
      aria-label={isOwn ? 'Your stars' : 'Stars in this calendar'}
    >
      {stars.map(({ list, slug, label, path, sport }) => (
        <li key={`${list}/${slug}`} data-sport={sport}>
          <a href={path}>{label}</a>
          <StarButton list={list} slug={slug} name={label} />
        </li>
      ))}
      {isOwn &&
        unknown.map(({ list, slug }) => (
          <li key={`${list}/${slug}`}>
            <span>“{slug}” is no longer available</span>
            <StarButton list={list} slug={slug} name={slug} />
          </li>
        ))}
    </ul>
  );
}

function NothingStarred() {
  return (
    <section className={styles.empty} aria-labelledby="nothing-starred">
      <h2 id="nothing-starred">Nothing starred yet</h2>
      <MyCalendarIntro />
      <h3>Popular</h3>
      <ul className={`${styles.cards} ${styles.leagues}`}>
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
