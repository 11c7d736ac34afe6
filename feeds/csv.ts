/** The data as CSV (RFC 4180), one event to a row: for spreadsheets. */
import type { SportsEvent } from '../catalog/event/event.ts';
import type { League } from '../catalog/season/league.ts';

/** The published names; days and instants as the data files write them, so that no zone can move a day. */
const COLUMNS: [name: string, read: (event: SportsEvent) => string][] = [
  ['season', (event) => event.season],
  ['category', (event) => event.section],
  ['specificType', (event) => event.type],
  ['name', (event) => event.name],
  ['start', (event) => event.start],
  ['end', (event) => event.end ?? ''],
  ['location', (event) => event.location],
  ['details', (event) => event.details],
  ['extras', (event) => event.extras ?? ''],
];

export function csvFile(league: League): string {
  const rows = league.seasons.flatMap((season) =>
    season.events.map((event) => COLUMNS.map(([, read]) => read(event))),
  );
  return csvText([COLUMNS.map(([name]) => name), ...rows]);
}

/** Of several leagues, each row with its league. */
export function csvOfEvents(
  events: readonly SportsEvent[],
  leagueNameOf: (event: SportsEvent) => string,
): string {
  const rows = events.map((event) => [leagueNameOf(event), ...COLUMNS.map(([, read]) => read(event))]);
  return csvText([['league', ...COLUMNS.map(([name]) => name)], ...rows]);
}

export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** Quoted where it must be. Spreadsheets run what begins like a formula, so an apostrophe goes before that. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
