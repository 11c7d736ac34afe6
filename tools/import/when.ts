/** Dates and times as sources write them: the one place that reads them, for every format. */
import { isDay, isInstant } from '../../catalog/day/day.ts';
import { ImportError, quote } from './import-error.ts';
import type { ParseContext } from './imported-event.ts';
import { localToInstant, offsetToInstant } from './local-time.ts';

const NOT_KNOWN_YET = /^(|tb[acd]|to be (announced|confirmed|decided)|n\/?a|unknown|-|\?)$/i;

/** Written by sources in place of a time or a date that is not fixed. */
export function isOpen(text: string): boolean {
  return NOT_KNOWN_YET.test(text.trim());
}

/** `19:30`, `7:30 PM`, `1930h`-like forms are not guessed at; `20:00:00` is cut to the minute where it is a whole one. */
export function readClock(text: string, line: number): string {
  const match = /^(\d{1,2})[:.](\d{2})(?::(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(text.trim());
  const half = match?.[4]?.toLowerCase();
  let hour = Number(match?.[1]);
  const isValid =
    match !== null &&
    /m\.?$/i.test(text.trim()) === (half !== undefined) &&
    Number(match[2]) < 60 &&
    Number(match[3] ?? 0) < 60 &&
    (half === undefined ? hour < 24 : hour >= 1 && hour <= 12);
  if (!isValid) throw new ImportError(`${quote(text)} is not a time such as 19:30 or 7:30 PM`, line);
  if (half !== undefined) hour = (hour % 12) + (half === 'p' ? 12 : 0);
  const seconds = match[3] === undefined || match[3] === '00' ? '' : `:${match[3]}`;
  return `${String(hour).padStart(2, '0')}:${match[2]}${seconds}`;
}

/** `2026-11-15`, or with slashes or dots in the stated order of day and month. */
export function readDay(text: string, line: number, order?: 'dmy' | 'mdy'): string {
  const trimmed = text.trim();
  const [, a, b, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(trimmed) ?? [];
  let day = trimmed;
  if (a !== undefined && b !== undefined) {
    if (!order) {
      throw new ImportError(
        `${quote(text)} could be day or month first: add --dates dmy or --dates mdy`,
        line,
      );
    }
    const [dayOfMonth, month] = order === 'dmy' ? [a, b] : [b, a];
    day = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  }
  if (isDay(day)) return day;
  throw new ImportError(`${quote(text)} is not a date`, line);
}

/** A date and a time of a zone's wall clock; without a time it stays a day. */
export function localStart(
  day: string,
  clock: string | undefined,
  line: number,
  context: Pick<ParseContext, 'zone' | 'note'>,
): string {
  if (clock === undefined) return day;
  const { instant, isAmbiguous } = localToInstant(day, clock, context.zone, line);
  if (isAmbiguous) {
    context.note(line, `${day} ${clock} occurs twice in ${context.zone} (clocks go back): using the first`);
  }
  return instant;
}

/** Minutes of `+02:00`, `-6`, `+0530`; a zone without an offset is UTC. */
export function readOffset(text: string | undefined, line: number): number {
  if (text === undefined || /^(Z|UTC|GMT)$/i.test(text)) return 0;
  const [, sign, hours = '', minutes = '0'] = /^([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(text) ?? [];
  if (sign === undefined || Number(hours) > 14 || Number(minutes) > 59) {
    throw new ImportError(`${quote(text)} is not an offset from UTC`, line);
  }
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** A date with or without a time in one text: `2026-11-15T18:00:00Z`, `2026-11-15 13:00`, `15/11/2026 18:00`, … */
export function readWhen(
  text: string,
  line: number,
  context: Pick<ParseContext, 'zone' | 'note' | 'dateOrder'>,
): string {
  const trimmed = text.trim();
  const [, date = trimmed, clockText = ''] = /^(\d[\d./-]*\d)(?:T|\s+)(\d.*)$/.exec(trimmed) ?? [];
  const [, clock = clockText, zone] = /^(.*\d)\s*(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)$/i.exec(clockText) ?? [];
  const day = readDay(date, line, context.dateOrder);
  if (clockText === '') return day;
  const read = readClock(clock.replace(/\.\d+$/, ''), line);
  if (zone === undefined) return localStart(day, read, line, context);
  const instant = offsetToInstant(day, read, readOffset(zone, line));
  if (!isInstant(instant)) throw new ImportError(`${quote(text)} is not a date`, line);
  return instant;
}
