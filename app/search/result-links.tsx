/** Pages that were found, as rows of a page: the plate, the name, what it is, and a star. */
import { useState } from 'react';
import { FollowButton } from '../follows/follow-button.tsx';
import { SportPlate } from '../identity/sport-plate.tsx';
import { TeamBadge } from '../identity/team-badge.tsx';
import links from '../ui/link-button.module.css';
import type { ResultGroup, ResultLine } from './result-lines.ts';
import styles from './result-links.module.css';

/** More are shown on request: what comes after them is as important. */
const FIRST_LINES = 5;

/** Of a longer group it says how many there are. */
export function ResultLinks({ name, lines }: ResultGroup) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, FIRST_LINES);
  return (
    <section aria-label={name} id={anchorOf(name)} className={styles.group}>
      <h2 className={styles.heading}>
        {name} {lines.length > FIRST_LINES && <small>{lines.length}</small>}
      </h2>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <li key={line.href} data-sport={line.sport}>
            <Line line={line} />
            {line.follow && <FollowButton follow={line.follow} name={line.title} />}
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <button type="button" className={links.link} onClick={() => setWhole(true)}>
          Show all {lines.length}
        </button>
      )}
    </section>
  );
}

export const anchorOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

function Line({ line: { href, title, look, sport, details, when } }: { line: ResultLine }) {
  return (
    <a href={href} className={styles.line}>
      {look ? <TeamBadge look={look} /> : <SportPlate sport={sport ?? ''} />}
      <span>
        {title}
        <small>{details.filter(Boolean).join(' · ')}</small>
      </span>
      {when && (
        <time dateTime={when.start} className={styles.when}>
          {when.text}
        </time>
      )}
    </a>
  );
}
