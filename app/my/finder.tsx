/** A field that finds a league or a team by its name, to star it right there. The teams are loaded when it is first used. */
import { useId, useState } from 'react';
import type { TeamEntry } from '../../catalog/team-index.ts';
import { leagues } from '../data/site-map.ts';
import { loadAllTeams } from '../data/team-lists.ts';
import { StarButton } from '../stars/star-button.tsx';
import { findStars } from './find-stars.ts';
import styles from './finder.module.css';

const MOST_SHOWN = 8;
const LONGEST_TEXT = 60;

export function Finder() {
  const id = useId();
  const [text, setText] = useState('');
  const [teams, setTeams] = useState<readonly TeamEntry[]>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    if (teams) return;
    setFailed(false);
    loadAllTeams().then(setTeams, () => setFailed(true));
  };
  const found = findStars(text, leagues, teams ?? []);
  const isAsked = text.trim() !== '';
  return (
    <search className={styles.finder}>
      <label htmlFor={id} className="visually-hidden">
        Find a league or team to star
      </label>
      <input
        id={id}
        type="search"
        placeholder="Find a league or team to star"
        value={text}
        maxLength={LONGEST_TEXT}
        onFocus={load}
        onChange={(event) => {
          load();
          setText(event.target.value);
        }}
      />
      {isAsked && (
        <ul className={styles.found} aria-label="Found">
          {found.slice(0, MOST_SHOWN).map(({ list, slug, name, path, about }) => (
            <li key={`${list}/${slug}`}>
              <StarButton list={list} slug={slug} name={name} />
              <a href={path}>{name}</a>
              <small>{about}</small>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.count} role="status">
        {isAsked && countText(found.length, teams !== undefined, hasFailed)}
      </p>
    </search>
  );
}

function countText(count: number, hasTeams: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'The list of teams did not arrive; typing on tries again.';
  if (!hasTeams) return 'Looking…';
  if (count > MOST_SHOWN) return `${count} found; the first ${MOST_SHOWN} are listed.`;
  return count === 0 ? 'No league or team has that name.' : '';
}
