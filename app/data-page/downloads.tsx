/** The same events as files, at permanent addresses, and code samples that read them. */
import { useHydrated } from '../time/visitor.tsx';
import { siteAddress } from '../util/base-path.ts';
import styles from './downloads.module.css';
import { Section } from './section.tsx';

const ALL_LEAGUES = [
  ['/api/index.json', 'every league and season, with the addresses of all files'],
  ['/api/all.json', 'everything in one file'],
  ['/api/schema.json', 'the format of the files, as a JSON Schema'],
] as const;

export function Downloads() {
  return (
    <Section id="downloads" title="Downloads">
      <p>
        JSON and CSV for your own programs, iCalendar for calendar apps. Every start is in UTC. Without{' '}
        <code>time</code> only the day is known, and the start is midnight in Chicago.
      </p>
      <ul className={styles.list}>
        {ALL_LEAGUES.map(([href, what]) => (
          <li key={href}>
            <a href={href}>{href}</a> {what}
          </li>
        ))}
        <li>
          <a href="/api/nfl.json">/api/nfl.json</a> one league,{' '}
          <a href="/api/nfl/2026.json">/api/nfl/2026.json</a> one season,{' '}
          <a href="/api/nfl.csv">/api/nfl.csv</a> the league as a table,{' '}
          <a href="/feeds/nfl.ics">/feeds/nfl.ics</a> its last, current and upcoming seasons as a calendar,{' '}
          <a href="/feeds/nfl/history.ics">/feeds/nfl/history.ics</a> every season as a calendar. Every league
          has these files; see <a href="#coverage">Coverage</a>. Calendars stay below 1 MB. Where a history is
          larger, it is split by season: <a href="/feeds/mlb/history/2026.ics">/feeds/mlb/history/2026.ics</a>
          . Teams and sports have calendars too:{' '}
          <a href="/feeds/teams/arsenal.ics">/feeds/teams/arsenal.ics</a>,{' '}
          <a href="/feeds/soccer.ics">/feeds/soccer.ics</a>
        </li>
      </ul>
    </Section>
  );
}

/** The site's own address is not known when the page is built. */
const PLACEHOLDER_ORIGIN = 'https://example.org';

function examples(addressOf: (path: string) => string): [string, string][] {
  const season = addressOf('/api/nfl/2026.json');
  return [
    ['curl', `curl ${season}`],
    [
      'JavaScript',
      `const { events } = await (await fetch('${season}')).json();
const now = new Date().toISOString();
const ahead = Object.values(events).flat().filter(({ start }) => start > now);`,
    ],
    [
      'Python',
      `import json, urllib.request
league = json.load(urllib.request.urlopen('${season}'))
games = league['events']['Regular Season']`,
    ],
    [
      'R',
      `library(jsonlite)
league <- fromJSON('${season}')
games <- league$events[['Regular Season']]`,
    ],
    ['Spreadsheet', `=IMPORTDATA("${addressOf('/api/nfl.csv')}")`],
  ];
}

export function Examples() {
  const addressOf = useHydrated() ? siteAddress : (path: string) => `${PLACEHOLDER_ORIGIN}${path}`;
  return (
    <Section id="examples" title="Examples">
      <dl className={styles.examples}>
        {examples(addressOf).map(([name, code]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <pre>
                <code>{code}</code>
              </pre>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
