/** The timeline as a table, for screen readers and for those who copy: what is in view of each league, in words. */
import { memo } from 'react';
import type { Reader } from '../time/format.ts';
import { type PlacedLeague, type PlacedMark, wordsOf } from './league-rows.ts';
import { marksIn } from './marks.ts';
import styles from './timeline-controls.module.css';
import type { TimelineView } from './view.ts';

interface LeaguesTableProps {
  leagues: readonly PlacedLeague[];
  view: TimelineView;
  reader: Reader;
}

export const LeaguesTable = memo(function LeaguesTable({ leagues, view, reader }: LeaguesTableProps) {
  return (
    <details className={styles.table}>
      <summary>View as table</summary>
      <table>
        <caption className="visually-hidden">Seasons by league</caption>
        <thead>
          <tr>
            <th scope="col">League</th>
            <th scope="col">In view</th>
          </tr>
        </thead>
        <tbody>
          {leagues.map(({ league, marks }) => (
            <tr key={league.slug}>
              <th scope="row">{league.name}</th>
              <td>{textOf(marksIn(marks, view.from, view.from + view.days), reader)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
});

/** Phases and milestones by name, other events by number. */
function textOf(marks: readonly PlacedMark[], reader: Reader): string {
  const named = marks.filter(({ kind }) => kind !== 'event').map((mark) => wordsOf(mark, reader));
  const events = marks.length - named.length;
  if (events > 0) named.push(events === 1 ? '1 more event' : `${events} more events`);
  return named.length > 0 ? named.join('; ') : 'No events';
}
