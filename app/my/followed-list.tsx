/** What a calendar follows, each with a link to its page and its star; without any, a few popular leagues. */

import { useEffect, useRef, useState } from 'react';
import { leagueBySlug } from '../data/site-map.ts';
import { FollowButton } from '../follows/follow-button.tsx';
import type { FollowedEvents } from '../follows/followed-events.ts';
import { leagueLook } from '../identity/league-look.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import buttons from '../ui/buttons.module.css';
import styles from './followed-list.module.css';
import { MyCalendarIntro } from './my-calendar-intro.tsx';

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

interface FollowedListProps {
  loaded: FollowedEvents;
  /** In a shared calendar the stars show what the visitor follows, so single ones can be added. */
  isOwn: boolean;
}

export function FollowedList({ loaded, isOwn }: FollowedListProps) {
  const region = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const count = loaded.followed.length + loaded.unknown.length;
  // The suggestions stay after the first of them is followed, until the visitor is done with them.
  const [isChoosing, setChoosing] = useState(count === 0);
  if (count === 0 && !isChoosing) setChoosing(true);
  // Keeps the focus near where it was, since clicking a star may remove it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the list has changed
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
      className={`${styles.region} screen-only`}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {isChoosing && <Suggestions count={count} onDone={() => setChoosing(false)} />}
      {count > 0 && <FollowedItems loaded={loaded} isOwn={isOwn} />}
    </div>
  );
}

function FollowedItems({ loaded: { followed, unknown }, isOwn }: FollowedListProps) {
  return (
    <ul
      className={`${styles.cards} ${styles.followed} wrapping-row`}
      aria-label={isOwn ? 'Your stars' : 'Stars in this calendar'}
    >
      {followed.map(({ list, key, label, path, sport, look }) => (
        <li key={`${list}/${key}`} className="wrapping-row" data-sport={sport}>
          <TeamBadge look={look} />
          <a href={path}>{label}</a>
          <FollowButton follow={{ list, key }} name={label} />
        </li>
      ))}
      {isOwn &&
        unknown.map(({ list, key }) => (
          <li key={`${list}/${key}`} className="wrapping-row">
            <span>“{key}” is no longer available</span>
            <FollowButton follow={{ list, key }} name={key} />
          </li>
        ))}
    </ul>
  );
}

interface SuggestionsProps {
  /** How many are followed already. */
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
          <li key={league.slug} className="wrapping-row" data-sport={league.sport}>
            <TeamBadge look={leagueLook(league)} />
            <a href={league.path}>{league.name}</a>
            <FollowButton follow={{ list: 'leagues', key: league.slug }} name={league.name} />
          </li>
        ))}
      </ul>
      {count > 0 && (
        <button type="button" className={`${buttons.primary} ${styles.done}`} onClick={onDone}>
          Done
        </button>
      )}
    </section>
  );
}
