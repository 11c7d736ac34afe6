/** What is missing from the data, what looks wrong but is right or cannot be fixed, and what was corrected. */
import type { AboutData } from '../../catalog/read/about-data.ts';
import { FINDING_LABELS } from '../../catalog/read/finding.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { leagueBySlug, leagues } from '../data/site-map.ts';
import { SeasonsWithoutGames } from '../directory/seasons-without-games.tsx';
import { SITE_TIME_ZONE } from '../site.ts';
import { useVisitor } from '../time/visitor.tsx';
import styles from './gaps.module.css';
import { Section } from './section.tsx';

export function Gaps({ about }: { about: AboutData }) {
  const { today } = useVisitor(SITE_TIME_ZONE);
  const findings = groupBy(about.knownFindings, ({ league }) => league);
  return (
    <Section id="gaps" title="Known gaps">
      <p>
        What is missing from each season, and what our audit flagged (wrong numbers of games, gaps, double
        bookings, odd hours) with the reason it stays.
      </p>
      <SeasonsWithoutGames today={today} />
      <details>
        <summary>League by league</summary>
        <dl className={styles.gaps}>
          {leagues.map(({ slug, name }) => {
            const missing = missingLines(about.gaps[slug] ?? {});
            const found = (findings.get(slug) ?? []).map(
              ({ seasons, finding, count, reason }) =>
                `${seasons.join(', ')}: ${FINDING_LABELS[finding].toLowerCase()}${count > 1 ? ` (${count})` : ''}. ${reason}`,
            );
            if (missing.length === 0 && found.length === 0) return null;
            return (
              <div key={slug}>
                <dt>{name}</dt>
                {missing.length > 0 && <dd>{['Missing', ...missing].join('\n')}</dd>}
                {found.length > 0 && <dd>{['Flagged and explained', ...found].join('\n')}</dd>}
              </div>
            );
          })}
        </dl>
      </details>
    </Section>
  );
}

/** "2023, 2024: preseason games": seasons with the same gap share a line. */
function missingLines(gaps: Record<string, string>): string[] {
  const bySentence = groupBy(Object.entries(gaps), ([, missing]) => missing);
  return [...bySentence].map(
    ([missing, seasons]) => `${seasons.map(([label]) => label).join(', ')}: ${missing}`,
  );
}

export function Corrections({ corrections }: Pick<AboutData, 'corrections'>) {
  return (
    <Section id="corrections" title="Corrections">
      <p>
        Mistakes in our sources or earlier data that we have fixed. The data check now rejects the same kinds
        of mistake.
      </p>
      <ul className={styles.corrections}>
        {corrections.map(({ leagues, was, now, why }) => (
          <li key={`${was}${now}`}>
            <b>{leagues.map((slug) => leagueBySlug(slug)?.name ?? slug).join(', ') || 'Several leagues'}</b>
            <del>{was}</del>
            <ins>{now}</ins>
            <span className="muted">{why}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
