/** For tests: our events as text of the formats that can carry them, so that an import after it must change nothing. */
import { addDays, isTimed } from '../../catalog/day/day.ts';
import type { AuthoredEvent } from '../../catalog/event/event.ts';
import { eventId } from '../../catalog/event/identity.ts';
import { statusInDetails } from './change.ts';
import { COLUMN_FIELDS, parseColumns } from './generic-csv.ts';

type Written = AuthoredEvent & { category: string };

const FIELDS = COLUMN_FIELDS.filter((field) => field !== 'time' && field !== 'status');
export const CSV_COLUMNS = parseColumns(FIELDS.map((field) => `${field}=${field}`).join(','));

export function asCsv(events: readonly Written[], fields: readonly (keyof Written)[] = FIELDS): string {
  const cell = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  const rows = events.map((event) => fields.map((field) => cell(event[field])).join(','));
  return [fields.join(','), ...rows, ''].join('\r\n');
}

export function asCalendar(league: string, season: string, events: readonly AuthoredEvent[]): string {
  const text = (value: string) => value.replace(/[\\;,]/g, '\\$&');
  const moment = (key: string, value: string) =>
    isTimed(value)
      ? `${key}:${value.replace(/[-:]/g, '')}`
      : `${key};VALUE=DATE:${value.replaceAll('-', '')}`;
  const body = events.flatMap((event) => {
    const { start, end } = event;
    const until = isTimed(start) ? end : addDays(end ?? start, 1);
    return [
      'BEGIN:VEVENT',
      `UID:${eventId(league, season, event)}@sports-calendar`,
      moment('DTSTART', start),
      ...(until === undefined ? [] : [moment('DTEND', until)]),
      `SUMMARY:${text(event.name)}`,
      ...(event.location === undefined ? [] : [`LOCATION:${text(event.location)}`]),
      ...(event.details === undefined
        ? []
        : [`DESCRIPTION:${text(event.details)}\\nhttps://example.org/page`]),
      ...(statusInDetails(event.details) === 'cancelled' ? ['STATUS:CANCELLED'] : []),
      'END:VEVENT',
    ];
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...body, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}

/** Lines are cut after 75 bytes there; all of ours are one byte a character in tests. */
function folded(line: string): string {
  return line.length <= 75 ? line : `${line.slice(0, 75)}\r\n ${folded(line.slice(75))}`;
}
