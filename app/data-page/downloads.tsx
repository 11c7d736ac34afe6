/** The same events as files, at permanent addresses. */
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
        For new programs there is a flat, versioned API with examples and a reference:{' '}
        <a href="/developers">Developers</a>. These older files stay as they are. Every start is in UTC.
        Without <code>time</code> only the day is known, and the start is midnight in Chicago.
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
          <a href="/feeds/soccer.ics">/feeds/soccer.ics</a>. So have all finals and each league’s play-offs:{' '}
          <a href="/feeds/finals.ics">/feeds/finals.ics</a>,{' '}
          <a href="/feeds/nfl-playoffs.ics">/feeds/nfl-playoffs.ics</a>
        </li>
      </ul>
    </Section>
  );
}
