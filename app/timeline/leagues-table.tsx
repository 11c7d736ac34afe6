/** The timeline as a table, for those who listen and those who copy: a row for each league, what is in view in words. */
import styles from './leagues-timeline.module.css';
import { type Reader, wordsOf } from './mark-link.tsx';
import type { LeagueRow, PlacedMark } from './rows.ts';

interface LeaguesTableProps {
  /** What is in view of each league. */
  rows: readonly (Pick<LeagueRow, 'league'> & { marks: readonly PlacedMark[] })[];
  reader: Reader;
}

export function LeaguesTable({ rows, reader }: LeaguesTableProps) {
  return (
    <details className={styles.table}>
      <summary>The same as a table</summary>
      <table>
        <caption className="visually-hidden">Seasons by league</caption>
        <thead>
          <tr>
            <th scope="col">League</th>
            <th scope="col">In view</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ league, marks }) => (
            <tr key={league.slug}>
              <th scope="row">{league.name}</th>
              <td>{textOf(marks, reader)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Phases and milestones by name, other events by number. */
function textOf(marks: readonly PlacedMark[], reader: Reader): string {
  const named = marks.filter(({ kind }) => kind !== 'event').map((mark) => wordsOf(mark, reader));
  const events = marks
    .filter(({ kind }) => kind === 'event')
    .reduce((sum, { marks: members }) => sum + members.length, 0);
  if (events > 0) named.push(events === 1 ? '1 more event' : `${events} more events`);
  return named.length > 0 ? named.join('; ') : 'Nothing';
}
