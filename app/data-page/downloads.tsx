/** The same events as files, at permanent addresses. */
import styles from './downloads.module.css';
import { Section } from './section.tsx';

const ALL_LEAGUES = [
  ['/api/index.json', 'every league and season, with links to all files'],
  ['/api/all.json', 'everything in one file'],
  ['/api/schema.json', 'a JSON Schema of these files'],
] as const;

export function Downloads() {
  return (
    <Section id="downloads" title="Downloads">
      <p>
        Building something new? Use the versioned API, with examples and a reference:{' '}
        <a href="/developers">Developers</a>. The older files below will not change. Every start is in UTC. An
        event without <code>time</code> has only a day; its start is then midnight in Chicago.
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
          has these files; see <a href="#coverage">Coverage</a>. Calendars stay below 1 MB; a longer history
          is split by season: <a href="/feeds/mlb/history/2026.ics">/feeds/mlb/history/2026.ics</a>. Teams and
          sports have calendars too: <a href="/feeds/teams/arsenal.ics">/feeds/teams/arsenal.ics</a>,{' '}
          <a href="/feeds/soccer.ics">/feeds/soccer.ics</a>. There are also calendars for all finals and each
          league’s playoffs: <a href="/feeds/finals.ics">/feeds/finals.ics</a>,{' '}
          <a href="/feeds/nfl-playoffs.ics">/feeds/nfl-playoffs.ics</a>
        </li>
      </ul>
    </Section>
  );
}
