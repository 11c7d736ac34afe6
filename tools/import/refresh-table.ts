/** The end of a refresh: what became of each league, in one row. */
import { markdownTable } from '../markdown-table.ts';
import type { ChangeKind } from './change.ts';
import type { Report } from './describe-changes.ts';

export interface RefreshRow {
  league: string;
  reports: readonly Report[];
  /** Why nothing was imported, in a few words. */
  failed?: string;
}

const HEAD = [
  'league',
  'checked',
  'new',
  'moved',
  'timed',
  'cancelled',
  'missing',
  'not understood',
  'failed',
];

export function refreshTable(rows: readonly RefreshRow[]): string {
  return markdownTable(HEAD, rows.map(cellsOf));
}

function cellsOf({ league, reports, failed = '' }: RefreshRow): string[] {
  const changes = reports.flatMap((report) => report.changes);
  const count = (...kinds: ChangeKind[]) => changes.filter(({ kind }) => kinds.includes(kind)).length;
  const sum = (numberOf: (report: Report) => number) =>
    reports.reduce((total, report) => total + numberOf(report), 0);
  const missing = count('missing', 'gone');
  const checked = sum(({ unchanged, later }) => unchanged + later) + changes.length - missing;
  const notUnderstood = sum(({ notes }) => notes.reduce((all, note) => all + (note.notUnderstood ?? 0), 0));
  const counts = [
    checked,
    count('new'),
    count('moved'),
    count('timed'),
    count('cancelled', 'postponed'),
    missing,
    notUnderstood,
  ];
  return [league, ...counts.map((number) => (number === 0 ? '' : String(number))), failed];
}
