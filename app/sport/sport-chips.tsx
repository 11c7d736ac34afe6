/** A switch for each sport. The choice is in the URL, so a link shows the same to everyone. */
import type { ReactNode } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { categories } from '../data/site-map.ts';
import options from '../ui/option-links.module.css';
import { shownCountText } from '../util/count-text.ts';
import styles from './sport-chips.module.css';
import { countBySport } from './sport-counts.ts';
import { SportIcon } from './sport-icon.tsx';

interface SportChipsProps {
  /** Everything that could be shown. */
  events: readonly SportsEvent[];
  /** The chosen ones; none is all. */
  sports: readonly string[];
  choose: (sports: readonly string[]) => void;
  /** What they are counted as. */
  noun?: string;
  /** They are those of the coming week, which no heading says. */
  isWeekAhead?: boolean;
  /** At the end of the line. */
  children?: ReactNode;
}

export function SportChips({
  events,
  sports,
  choose,
  noun = 'event',
  isWeekAhead = false,
  children,
}: SportChipsProps) {
  const counts = new Map(countBySport(events).map(({ sport, count }) => [sport, count]));
  const shown = sports.reduce((sum, sport) => sum + (counts.get(sport) ?? 0), 0);
  const total = shownCountText(sports.length > 0 ? shown : events.length, events.length, noun);
  return (
    <search className={`${styles.chips} wrapping-row`} aria-label="Sports to show">
      <button
        type="button"
        className={options.chip}
        aria-pressed={sports.length === 0}
        onClick={() => choose([])}
      >
        All
      </button>
      {categories.map(({ sport, name }) => {
        const isChosen = sports.includes(sport);
        const count = counts.get(sport) ?? 0;
        // A sport without events is only offered if the URL requests it.
        if (count === 0 && !isChosen) return null;
        return (
          <button
            key={sport}
            type="button"
            className={options.chip}
            aria-pressed={isChosen}
            title={name}
            onClick={() => choose(isChosen ? sports.filter((each) => each !== sport) : [...sports, sport])}
          >
            <SportIcon sport={sport} size={16} />
            <span>{name}</span> <span className="muted">{count}</span>
          </button>
        );
      })}
      <p role="status" className={styles.count}>
        {isWeekAhead ? `${total} in the next 7 days` : total}
      </p>
      {children}
    </search>
  );
}
