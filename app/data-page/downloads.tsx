/** The same events as files, at addresses that stay. */
import styles from './downloads.module.css';
import { Section } from './section.tsx';

/** What there is for everything, and what it is good for. */
const WHOLE = [
  ['/api/index.json', 'the leagues and seasons, with the addresses of all files'],
  ['/api/all.json', 'everything in one file'],
  ['/api/schema.json', 'the form of the files, as JSON Schema'],
] as const;

export function Downloads() {
  return (
    <Section id="downloads" title="Downloads">
      <p>
        JSON and CSV to work with, iCalendar to subscribe to. A start is a UTC instant; <code>time</code> says
        that the time of day is real, otherwise it is midnight in Chicago and means the day.
      </p>
      <ul className={styles.list}>
        {WHOLE.map(([href, what]) => (
          <li key={href}>
            <a href={href}>{href}</a> {what}
          </li>
        ))}
        <li>
          <a href="/api/nfl.json">/api/nfl.json</a> a league,{' '}
          <a href="/api/nfl/2026.json">/api/nfl/2026.json</a> one of its seasons,{' '}
          <a href="/api/nfl.csv">/api/nfl.csv</a> the league as a table,{' '}
          <a href="/feeds/nfl.ics">/feeds/nfl.ics</a> its last, current and coming seasons as a calendar,{' '}
          <a href="/feeds/nfl/history.ics">/feeds/nfl/history.ics</a> every season; so for every league, see
          under <a href="#coverage">Coverage</a>. Calendars of teams, as{' '}
          <a href="/feeds/teams/arsenal.ics">/feeds/teams/arsenal.ics</a>, and of sports, as{' '}
          <a href="/feeds/soccer.ics">/feeds/soccer.ics</a>, have the same seasons
        </li>
      </ul>
    </Section>
  );
}
