/** The stars of a calendar, each with a link to its page and its star button. */
import { StarButton } from '../stars/star-button.tsx';
import type { LoadedStars } from './load-stars.ts';
import cards from './star-cards.module.css';
import styles from './star-list.module.css';

interface StarListProps {
  loaded: LoadedStars;
  /** In a shared calendar the buttons show the visitor's own stars, so single ones can be added. */
  isOwn: boolean;
}

export function StarList({ loaded: { stars, unknown }, isOwn }: StarListProps) {
  return (
    <ul
      className={`${cards.cards} ${styles.stars}`}
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
