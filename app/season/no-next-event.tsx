/** In place of the next event: what comes after a season that is over. */
import { seasonName } from '../../catalog/season/season-noun.ts';
import type { LeagueSummary, SeasonSummary } from '../../catalog/season/summary.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import styles from './no-next-event.module.css';

interface NoNextEventProps {
  league: LeagueSummary;
  season: SeasonSummary;
  /** The season that the page shows by default. */
  defaultSeason: SeasonSummary;
  visitor: Visitor;
}

/** Beside filters that leave nothing to come. */
export function NothingAhead() {
  return <p className={styles.text}>No upcoming events match.</p>;
}

export function NoNextEvent({ league, season, defaultSeason, visitor }: NoNextEventProps) {
  const { slug, name, path, ended } = league;
  return (
    <p className={styles.text}>
      The {seasonName(slug, season.label)} ended on{' '}
      <Time form="day-with-year" of={{ start: season.to }} visitor={visitor} />.{' '}
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
