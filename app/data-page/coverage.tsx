/** For each season: how many events, how many with times, how certain, and how recent the sources are; with the files. */

import { CONFIDENCE_LEVELS } from '../../catalog/event/event.ts';
import { apiPath, csvPath, feedPath, seasonPath } from '../../catalog/event/urls.ts';
import type { AboutData } from '../../catalog/read/about-data.ts';
import type { LeagueCoverage, SeasonCoverage } from '../../catalog/season/coverage.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { categories } from '../data/site-map.ts';
import { checkedText } from '../time/checked-text.ts';
import { BUILT_ON } from '../time/clock.ts';
import type { DateStyle } from '../time/format.ts';
import { useDateStyle } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import styles from './coverage.module.css';
import { Section } from './section.tsx';

export function Coverage({ about }: { about: AboutData }) {
  const bySlug = new Map(about.coverage.map((league) => [league.slug, league]));
  const titles = new Map(about.sources.map(({ key, title }) => [key, title]));
  return (
    <Section id="coverage" title="Coverage">
      <div className={styles.coverage}>
        <p>
          The number of events in each season, how many have a start time, and how certain they are:{' '}
          <b className={styles.level} style={{ borderColor: 'var(--source)' }}>
            source
          </b>{' '}
          (stated by a public source),{' '}
          <b className={styles.level} style={{ borderColor: 'var(--derived)' }}>
            derived
          </b>{' '}
          (computed from one),{' '}
          <b className={styles.level} style={{ borderColor: 'var(--known)' }}>
            known
          </b>{' '}
          (general knowledge) or{' '}
          <b className={styles.level} style={{ borderColor: 'var(--estimated)' }}>
            estimated
          </b>{' '}
          (not announced yet). “Checked daily” is compared with a public schedule every day; “by hand” has the
          date of its newest source.
        </p>
        {categories.map((category) => (
          <div key={category.sport} data-sport={category.sport} className={styles.category}>
            <h3>{category.name}</h3>
            <ul>
              {category.leagues.map((summary) => {
                const league = bySlug.get(summary.slug);
                return league && <LeagueRow key={summary.slug} {...{ league, summary, titles }} />;
              })}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

interface LeagueRowProps {
  league: LeagueCoverage;
  summary: LeagueSummary;
  titles: ReadonlyMap<string, string>;
}

function LeagueRow({ league, summary, titles }: LeagueRowProps) {
  const style = useDateStyle();
  const { name, path, checkedDaily, seasons } = summary;
  // What is over is not looked at any more.
  const isDaily = (label: string) =>
    checkedDaily && seasons.some((season) => season.label === label && season.to >= BUILT_ON);
  return (
    <li className={styles.league}>
      <div className={`${styles.files} wrapping-row`}>
        <a href={path} className={styles.name}>
          {name}
        </a>
        <a href={apiPath(path)} aria-label={`${name}, JSON`}>
          JSON
        </a>
        <a href={csvPath(path)} aria-label={`${name}, CSV`}>
          CSV
        </a>
        <a href={feedPath(path)} aria-label={`${name}, iCalendar`}>
          ICS
        </a>
      </div>
      <div className={styles.seasons}>
        {league.seasons.map((season) => (
          <a
            key={season.label}
            href={seasonPath(path, season.label)}
            title={season.sources.map((key) => titles.get(key) ?? key).join('; ')}
            style={{ borderImageSource: confidenceBar(season) }}
          >
            {seasonLines(season, isDaily(season.label), style).join('\n')}
          </a>
        ))}
      </div>
    </li>
  );
}

function seasonLines(
  { label, events, timed, sure, checked }: SeasonCoverage,
  isDaily: boolean | undefined,
  style: DateStyle,
): string[] {
  const check = checkedText({ checked, isDaily }, style);
  return [
    label,
    `${countText(events, 'event')}, ${timed}% timed`,
    CONFIDENCE_LEVELS.flatMap((each) =>
      sure[each] ? `${sure[each].toLocaleString('en')} ${each}` : [],
    ).join(', '),
    ...(check ? [check] : []),
  ];
}

/** A bar at the bottom of the cell, in the colours of the legend. */
function confidenceBar({ events, sure }: SeasonCoverage): string {
  let from = 0;
  const stops = CONFIDENCE_LEVELS.flatMap((each) => {
    const to = from + ((sure[each] ?? 0) / events) * 100;
    const stop = `var(--${each}) ${from.toFixed(1)}% ${to.toFixed(1)}%`;
    from = to;
    return sure[each] ? [stop] : [];
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
