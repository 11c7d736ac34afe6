/** The end of a refresh: what became of each league, in one row. */
import type { DataFolder, LeagueData } from '../../catalog/read/read-data.ts';
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
  'coming',
];

/** With the share of the coming events that is looked at every day. */
export function refreshTable(rows: readonly RefreshRow[], data: DataFolder, today: string): string {
  const coming = new Map(data.leagues.map((league) => [league.slug, comingEvents(league, today)]));
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
  const all = sum(coming.values());
  const daily = sum(data.refresh.map(({ league }) => coming.get(league) ?? 0));
  const share = all === 0 ? 0 : Math.round((daily / all) * 100);
  const cells = rows.map((row) => [...cellsOf(row), String(coming.get(row.league) ?? 0)]);
  const summary = `${data.refresh.length} of ${data.leagues.length} leagues are refreshed daily, with ${daily} of ${all} coming events (${share}%).`;
  return `${markdownTable(HEAD, cells)}\n\n${summary}`;
}

function comingEvents({ seasons }: LeagueData, today: string): number {
  const events = seasons.flatMap(({ content }) => Object.values(content.events).flat());
  return events.filter(({ start }) => start.slice(0, 10) >= today).length;
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
