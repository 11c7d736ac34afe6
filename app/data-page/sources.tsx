/** The licence of the data, and every source with its own. */
import type { AboutData, AboutSource } from '../../catalog/read/about-data.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { countText } from '../util/count-text.ts';
import { Section } from './section.tsx';
import styles from './sources.module.css';

/** Licences that require a credit or a notice wherever the data is used. */
const REQUIRES_CREDIT = /CC BY|notice/i;

export function Sources({ about }: { about: AboutData }) {
  const { sources } = about;
  const uses = usesOf(about.coverage);
  return (
    <Section id="sources" title="Licence and sources">
      <p>
        The code is available under the MIT licence. The data is facts (dates, times, teams and their colours,
        venues, round names, channels) gathered from public sources; no text or code was copied from them.
        Each source is listed with its own licence. If you redistribute the data, include these credits and
        notices:
      </p>
      <ul className={styles.notices}>
        {sources
          .filter(({ licence }) => REQUIRES_CREDIT.test(licence))
          .map(({ key, title, licence }) => (
            <li key={key}>
              <Title of={title} /> {licence}
            </li>
          ))}
      </ul>
      <details>
        <summary>All {sources.length} sources</summary>
        <ul className={styles.sources}>
          {sources.map(({ key, title, ...source }) => (
            <li key={key} id={`source-${key}`}>
              <Title of={title} />
              {` ${sourceText(source)} ${usesText(uses.get(key), source)}`}
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}

type SourceFacts = Omit<AboutSource, 'key' | 'title'>;

function usesText(seasons: string | undefined, { teams, groups }: SourceFacts): string {
  return [
    seasons && `Used in ${seasons}.`,
    teams > 0 && `Used for ${countText(teams, 'team')}.`,
    groups > 0 && `Used for ${countText(groups, 'group')} (divisions, conferences).`,
  ]
    .filter(Boolean)
    .join(' ');
}

function sourceText({ repository, date, licence, supplied }: SourceFacts): string {
  return [
    supplied,
    repository && `From: ${repository}.`,
    date && `Version: ${date}.`,
    licence && `Licence: ${licence}.`,
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll('..', '.');
}

/** "NFL 2023, 2024; CFL 2026" for each source. */
function usesOf(coverage: AboutData['coverage']): Map<string, string> {
  const uses = coverage.flatMap(({ slug, seasons }) =>
    seasons.flatMap(({ label, sources }) => sources.map((key) => ({ key, slug, label }))),
  );
  return new Map(
    [...groupBy(uses, ({ key }) => key)].map(([key, ofSource]) => [
      key,
      [...groupBy(ofSource, ({ slug }) => slug)]
        .map(([slug, seasons]) => {
          const name = leagueBySlug(slug)?.name ?? slug;
          return `${name} ${seasons.map(({ label }) => label).join(', ')}`;
        })
        .join('; '),
    ]),
  );
}

/** With places to break in the name of a repository. */
function Title({ of: title }: { of: string }) {
  const [first, ...rest] = title.split('/');
  return (
    <b>
      {first}
      {rest.map((part) => (
        <span key={part}>
          /<wbr />
          {part}
        </span>
      ))}
    </b>
  );
}
