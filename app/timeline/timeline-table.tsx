/** The timeline for those who listen: the same events as a table, games counted by category. */
import { whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { markName, type TimelineRow } from './timeline-layout.ts';

interface TimelineTableProps {
  rows: readonly TimelineRow[];
  visitor: Visitor;
}

export function TimelineTable({ rows, visitor }: TimelineTableProps) {
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
            ...row.marks.map(({ events, from, to }) => (
              <tr key={events[0].id}>
                <td>{row.label}</td>
                <td>{markName(events)}</td>
                <td>{whenText(events.length === 1 ? events[0] : daysAsEvent(from, to), visitor)}</td>
              </tr>
            )),
            ...row.games.map(({ category, count, from, to }) => (
              <tr key={`${row.key} ${category}`}>
                <td>{category}</td>
                <td>{count === 1 ? '1 game' : `${count.toLocaleString('en')} games`}</td>
                <td>{whenText(daysAsEvent(from, to), visitor)}</td>
              </tr>
            )),
          ])}
        </tbody>
      </table>
    </div>
  );
}

const daysAsEvent = (from: string, to: string) => ({ start: from, end: from === to ? null : to });
