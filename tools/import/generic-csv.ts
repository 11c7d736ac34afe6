/** Any CSV whose columns the maintainer names: `--columns start=Date,time=Kick-off,home=Home,away=Away`. */

import { isTimed } from '../../catalog/day/day.ts';
import type { CsvRow } from './csv.ts';
import { readCsv } from './csv.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportedEvent, ParseContext } from './imported-event.ts';
import { statusOfWord } from './imported-event.ts';
import { isOpen, readClock, readWhen } from './when.ts';

export const COLUMN_FIELDS = [
  'start',
  'time',
  'end',
  'name',
  'home',
  'away',
  'occurrence',
  'category',
  'type',
  'location',
  'details',
  'extras',
  'status',
] as const;

type Field = (typeof COLUMN_FIELDS)[number];

/** `start=Date,home=Home Team` as a map; a heading with a comma cannot be named, and nobody has one. */
export function parseColumns(text: string): Map<string, string> {
  const columns = new Map<string, string>();
  for (const pair of text.split(',')) {
    const [, field = '', heading = ''] = /^\s*(\w+)\s*=\s*(.+?)\s*$/.exec(pair) ?? [];
    if (!(COLUMN_FIELDS as readonly string[]).includes(field)) {
      throw new ImportError(
        `--columns: ${quote(pair)} must be one of ${COLUMN_FIELDS.join(', ')}, "=", and a heading`,
      );
    }
    if (columns.has(field)) throw new ImportError(`--columns: ${field} appears twice`);
    columns.set(field, heading);
  }
  if (!columns.has('start')) throw new ImportError('--columns: add the column of "start"');
  if (columns.has('home') !== columns.has('away'))
    throw new ImportError('--columns: home and away go together');
  if (!columns.has('name') && !columns.has('home')) {
    throw new ImportError('--columns: add name, or home and away');
  }
  return columns;
}

export function parseGenericCsv(text: string, context: ParseContext): ImportedEvent[] {
  if (context.columns.size === 0)
    throw new ImportError('csv needs --columns start=…,name=… (or home=…,away=…)');
  const rows = readCsv(text, [...new Set(context.columns.values())]);
  return rows.flatMap((row) => readRow(row, context));
}

function readRow({ line, get }: CsvRow, context: ParseContext): ImportedEvent[] {
  const { columns } = context;
  const value = (field: Field) => {
    const heading = columns.get(field);
    return heading === undefined ? '' : get(heading);
  };
  const [name, home, away] = [value('name'), value('home'), value('away')];
  if ((home === '') !== (away === '')) throw new ImportError('one of the two teams is empty', line);
  if (name === '' && home === '') throw new ImportError('this row has no event name', line);
  const date = value('start').replace(/\s+tb[acd]$/i, '');
  if (isOpen(date)) {
    context.note(line, `${name || `${home} vs ${away}`} has no date yet`);
    return [];
  }
  const start = readWhen(withTime(date, value('time'), line), line, context);
  const status = statusOfWord(value('status'));
  if (status === undefined) throw new ImportError(`unknown status ${quote(value('status'))}`, line);
  const location = value('location');
  return [
    {
      line,
      start,
      ...(columns.has('end') && { end: readEnd(value('end'), start, line, context) }),
      ...(name !== '' && { name }),
      ...(home !== '' && { home, away }),
      ...(columns.has('occurrence') && { occurrence: readOccurrence(value('occurrence'), line) }),
      ...(columns.has('category') && { category: value('category') }),
      type: readType(value('type'), context),
      location: isOpen(location) ? undefined : location,
      details: value('details') || undefined,
      extras: value('extras') || undefined,
      ...(status && { status }),
    },
  ];
}

/** Lists of fixtures count the rounds of a league, and name those of a cup. */
function readType(text: string, context: ParseContext): string | undefined {
  return /^\d+$/.test(text) ? context.roundName(Number(text)) : text || undefined;
}

function withTime(date: string, time: string, line: number): string {
  if (isOpen(time)) return date;
  if (/[T\s]\d/.test(date))
    throw new ImportError(`${quote(date)} has a time already, and there is a time column`, line);
  // An offset or a Z may be in the column of times too.
  const [, clock = time, zone = ''] = /^(.*\d)\s*(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)$/i.exec(time) ?? [];
  return `${date} ${readClock(clock, line)}${zone}`;
}

function readEnd(text: string, start: string, line: number, context: ParseContext): string | null {
  if (isOpen(text)) return null;
  const end = readWhen(text, line, context);
  if (isTimed(end) !== isTimed(start)) {
    throw new ImportError(`start ${start} and end ${end} must both be days or both have a time`, line);
  }
  if (end < start) throw new ImportError(`the end ${end} is before the start ${start}`, line);
  return end === start && !isTimed(end) ? null : end;
}

/** The column is there only in files that were written from ours, where the first of a name has none. */
function readOccurrence(text: string, line: number): number {
  if (text === '') return 1;
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new ImportError(`${quote(text)} is not the number of an occurrence`, line);
  return Number(text);
}
