/** In place of the next event: what comes after a season that is over. */
import { seasonName } from '../../catalog/season/season-noun.ts';
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
  return <p className={styles.text}>No upcoming events match.</p>;
}

export function NoNextEvent({ league, season, defaultSeason }: NoNextEventProps) {
  const { slug, name, path, ended } = league;
  return (
    <p className={styles.text}>
      The {seasonName(slug, season.label)} ended on {dayWithYear(season.to, useDateStyle())}.{' '}
      {season.label !== defaultSeason.label ? (
        <a href={path}>Go to the {seasonName(slug, defaultSeason.label)}</a>
      ) : ended === undefined ? (
        'The next dates aren’t out yet.'
      ) : (
        `It was the last one: ${name} is no longer held.`
      )}
    </p>
  );
}
