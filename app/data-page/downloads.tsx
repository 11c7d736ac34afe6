/** The same events as files, at permanent addresses. */
import styles from './downloads.module.css';
import { Section } from './section.tsx';

type Files = readonly (readonly [href: string, what: string])[];

const ALL_LEAGUES: Files = [
  ['/api/index.json', 'every league and season, with links to all files'],
  ['/api/all.json', 'all events in one file'],
  ['/api/schema.json', 'a JSON Schema of these files'],
];

const LEAGUE: Files = [
  ['/api/nfl.json', 'all seasons'],
  ['/api/nfl/2026.json', 'one season'],
  ['/api/nfl.csv', 'all seasons as a table'],
  ['/feeds/nfl.ics', 'the last, current and upcoming seasons as a calendar'],
  ['/feeds/nfl/history.ics', 'all seasons as a calendar'],
  ['/feeds/mlb/history/2026.ics', 'one season as a calendar, where all of them together would exceed 1 MB'],
];

const MORE_CALENDARS: Files = [
  ['/feeds/teams/arsenal.ics', 'a team'],
  ['/feeds/soccer.ics', 'a sport'],
  ['/feeds/finals.ics', 'all finals'],
  ['/feeds/nfl-playoffs.ics', 'a league’s playoffs and final'],
];

export function Downloads() {
  return (
    <Section id="downloads" title="Downloads">
      <p>
        Building something new? Use the versioned API, with examples and a reference:{' '}
        <a href="/developers">Developers</a>. The older files below keep their format. Every start is in UTC.
        An event without <code>time</code> has only a day; its start is then midnight in Chicago.
      </p>
      <FileList files={ALL_LEAGUES} />
      <p>
        Every league has these files; see <a href="#coverage">Coverage</a>.
      </p>
      <FileList files={LEAGUE} />
      <p>
        There are also calendars for teams, sports, all finals and each league’s playoffs. All stay below 1
        MB.
      </p>
      <FileList files={MORE_CALENDARS} />
    </Section>
  );
}

function FileList({ files }: { files: Files }) {
  return (
    <ul className={styles.list}>
      {files.map(([href, what]) => (
        <li key={href}>
          <a href={href}>{href}</a> {what}
        </li>
      ))}
    </ul>
  );
}
