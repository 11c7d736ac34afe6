/** The timeline of a season for screen readers: the same events as a table, games counted by category. */
import { whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { gamesText, markName, markWhen, type SeasonRow } from './season-layout.ts';

interface SeasonTableProps {
  rows: readonly SeasonRow[];
  visitor: Visitor;
}

export function SeasonTable({ rows, visitor }: SeasonTableProps) {
  return (
    // Around the table, because a table itself grows to its content whatever its width says.
    <div className="visually-hidden">
      <table>
        <caption>The season’s dates by category</caption>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Event</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap((row) => [
            ...row.marks.map((mark) => (
              <tr key={mark.key}>
                <td>{row.label}</td>
                <td>{markName(mark.events)}</td>
                <td>{markWhen(mark, visitor)}</td>
              </tr>
            )),
            ...row.games.map(({ category, count, from, to }) => (
              <tr key={`${row.key} ${category}`}>
                <td>{category}</td>
                <td>{gamesText(count)}</td>
                <td>{whenText({ start: from, end: to }, visitor)}</td>
              </tr>
            )),
          ])}
        </tbody>
      </table>
    </div>
  );
}
