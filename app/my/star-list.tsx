/** The stars of a calendar, each with a link to its page and its star button; without any, a few popular leagues. */
import { useEffect, useRef, useState } from 'react';
import { leagueBySlug } from '../data/site-map.ts';
import { leagueLook } from '../identity/league-look.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
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
  const count = loaded.stars.length + loaded.unknown.length;
  // The suggestions stay after the first star, until the visitor is done with them.
  const [isChoosing, setChoosing] = useState(count === 0);
  if (count === 0 && !isChoosing) setChoosing(true);
  // Keeps the focus near where it was, since clicking a star may remove it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the stars have changed
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
  }, [loaded, isChoosing]);
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
      {isChoosing && <Suggestions count={count} onDone={() => setChoosing(false)} />}
      {count > 0 && <Stars loaded={loaded} isOwn={isOwn} />}
    </div>
  );
}

function Stars({ loaded: { stars, unknown }, isOwn }: StarListProps) {
  return (
    <ul
      className={`${styles.cards} ${styles.stars}`}
      aria-label={isOwn ? 'Your stars' : 'Stars in this calendar'}
    >
      {stars.map(({ list, slug, label, path, sport, look }) => (
        <li key={`${list}/${slug}`} data-sport={sport}>
          <TeamBadge look={look} />
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

interface SuggestionsProps {
  /** How many are starred already. */
  count: number;
  onDone: () => void;
}

function Suggestions({ count, onDone }: SuggestionsProps) {
  return (
    <section className={styles.empty} aria-labelledby="suggestions">
      <h2 id="suggestions">{count === 0 ? 'Nothing starred yet' : `${count} starred`}</h2>
      <MyCalendarIntro />
      <h3>Popular</h3>
      <ul className={`${styles.cards} ${styles.leagues}`}>
        {POPULAR.flatMap((slug) => leagueBySlug(slug) ?? []).map((league) => (
          <li key={league.slug} data-sport={league.sportId}>
            <TeamBadge look={leagueLook(league)} />
            <a href={league.path}>{league.name}</a>
            <StarButton list="leagues" slug={league.slug} name={league.name} />
          </li>
        ))}
      </ul>
      {count > 0 && (
        <button type="button" className={styles.done} onClick={onDone}>
          Done
        </button>
      )}
    </section>
  );
}
