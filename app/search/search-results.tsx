/** Search results in groups. */
import { EventName } from '../event/event-name.tsx';
import { SportPlate } from '../identity/sport-plate.tsx';
import { TeamBadge } from '../identity/team-badge.tsx';
import type { ResultGroup, ResultLine } from './result-lines.ts';
import styles from './search-results.module.css';

/** Most games are regular season games, so they need no badge. */
export const KNOWN_LABELS = ['Regular Season'];
/** In the card of the best hit. */
export const NEXT_EVENTS = 3;

export const LIST_ID = 'search-results';
export const lineId = (position: number) => `search-result-${position}`;

/** The result that a key leads to; undefined for other keys. */
export function lineAfterKey(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

interface SearchResultsProps {
  groups: readonly ResultGroup[];
  /** The line that Enter opens. */
  active: number;
  /** The pointer is over a line. */
  onPoint: (position: number) => void;
}

export function SearchResults({ groups, active, onPoint }: SearchResultsProps) {
  let first = 0;
  return (
    <div
      id={LIST_ID}
      role="listbox"
      aria-label="Results"
      className={styles.list}
      hidden={groups.length === 0}
    >
      {groups.map(({ name, note, lines }) => {
        const start = first;
        first += lines.length;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div key={name} role="group" aria-label={name}>
            <div className={styles.heading} aria-hidden>
              {name}
              {note && <small>{note}</small>}
            </div>
            {lines.map((line, index) => (
              <Line
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no state, so it can be reused for another result
                key={index}
                line={line}
                position={start + index}
                isActive={start + index === active}
                onPoint={onPoint}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface LineProps {
  line: ResultLine;
  position: number;
  isActive: boolean;
  onPoint: (position: number) => void;
}

function Line({ line, position, isActive, onPoint }: LineProps) {
  const { href, isPast, sport } = line;
  return (
    <a
      id={lineId(position)}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.line}
      data-sport={sport}
      data-over={isPast || undefined}
      onPointerMove={isActive ? undefined : () => onPoint(position)}
    >
      <LineContent line={line} />
    </a>
  );
}

function LineContent({ line: { title, event, look, details, when, badge, sport } }: { line: ResultLine }) {
  return (
    <>
      <span className={styles.title}>
        {event ? (
          <EventName event={event} isFull icon={sport} />
        ) : (
          <>
            {look ? <TeamBadge look={look} /> : sport && <SportPlate sport={sport} />}
            {title}
          </>
        )}
      </span>
      {when && (
        <time className={styles.when} dateTime={when.start}>
          {when.text}
        </time>
      )}
      <span className={styles.about}>
        {badge && <b data-status={badge.status}>{badge.text}</b>}
        {details.join(' · ')}
      </span>
    </>
  );
}
