/** The stars of a calendar, each with the way to its page and the star that takes it out. */

import { StarButton } from '../stars/star-button.tsx';
import type { LoadedStars } from './load-stars.ts';
import cards from './star-cards.module.css';
import styles from './star-list.module.css';

interface StarListProps {
  loaded: LoadedStars;
  /** The visitor's own; those of somebody else are listed with the visitor's stars too, to take over single ones. */
  isOwn: boolean;
}

export function StarList({ loaded: { stars, unknown }, isOwn }: StarListProps) {
  return (
    <ul
      className={`${cards.cards} ${styles.stars}`}
      aria-label={isOwn ? 'Your stars' : 'Stars of this calendar'}
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
            <span>“{slug}” is not in the calendar any more</span>
            <StarButton list={list} slug={slug} name={slug} />
          </li>
        ))}
    </ul>
  );
}
