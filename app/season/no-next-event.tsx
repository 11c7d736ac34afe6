/** In place of the next event: what comes after a season that is over. */
import { seasonNoun } from '../../catalog/season/season-noun.ts';
import type { LeagueSummary, SeasonSummary } from '../../catalog/season/summary.ts';
import { dayWithYear } from '../time/format.ts';
import { useDateStyle } from '../time/visitor.tsx';
import styles from './no-next-event.module.css';

interface NoNextEventProps {
  league: LeagueSummary;
  season: SeasonSummary;
  /** The season that the page shows by default. */
  defaultSeason: SeasonSummary;
}

/** Beside filters that leave nothing to come. */
export function NothingAhead() {
  return <p className={styles.text}>Nothing that matches is still to come.</p>;
}

export function NoNextEvent({ league, season, defaultSeason }: NoNextEventProps) {
  const noun = seasonNoun(league.slug).toLowerCase();
  return (
    <p className={styles.text}>
      The {season.label} {noun} ended on {dayWithYear(season.to, useDateStyle())}
      {season.label === defaultSeason.label ? (
        whatComes(league)
      ) : (
        <>
          .{' '}
          <a href={league.path}>
            Go to the {defaultSeason.label} {noun}
          </a>
        </>
      )}
    </p>
  );
}

function whatComes({ name, ended }: LeagueSummary): string {
  return ended === undefined
    ? '; next season’s dates aren’t out yet.'
    : `. It was the last one: ${name} is no longer held.`;
}
