/** openfootball's Football.TXT: rounds, dates and matches in plain lines, written for people. */

import { seasonMonth } from '../../catalog/check/season-window.ts';
import { isDay } from '../../catalog/day/day.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportedEvent, ParseContext } from './imported-event.ts';
import { statusOfWord } from './imported-event.ts';
import { offsetToInstant } from './local-time.ts';
import { localStart, readClock, readOffset } from './when.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** `Sat Aug 22`, `Sat Aug/22 2026`, `Sat 22 Aug`, in brackets in older files. */
const DATE =
  /^\[?(?:(sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,?\s+)?(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[ /]\s*(\d{1,2})|(\d{1,2})\.?[ /](jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?)(?:,?[ /](\d{4}))?\]?(?=\s|$)/i;
const CLOCK = /^(\d{1,2}[:.]\d{2})(?:\s+UTC([+-]\d{1,2}(?::?\d{2})?)?)?(?=\s|$)/;
const SCORE = /\s+\d{1,2}-\d{1,2}(?=\s|$|,)/;
const ROUND_MARK = /^[»▪▸►▶]\s*/;

interface Clock {
  text: string;
  offset?: number;
}

export function parseFootballTxt(text: string, context: ParseContext): ImportedEvent[] {
  const matches: ImportedEvent[] = [];
  let round: string | undefined;
  let day: string | undefined;
  let clock: Clock | undefined;
  let openParentheses = 0;

  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1;
    let rest = raw.replace(/(^|\s)#.*$/, '').trim();
    if (openParentheses > 0 || isGoals(rest)) {
      // Goals, which may go over several lines: nobody's business here.
      openParentheses += count(rest, '(') - count(rest, ')');
      return;
    }
    if (rest === '' || /^[=-]/.test(rest) || /^(nb|note):/i.test(rest)) return;
    if (ROUND_MARK.test(rest)) {
      round = rest.replace(ROUND_MARK, '').split(/\s*[|,]/)[0];
      [day, clock] = [undefined, undefined];
      return;
    }
    // Groups and their teams.
    if (rest.includes(' | ')) return;
    rest = rest.replace(/^\(\d+\)\s+/, '');
    const date = DATE.exec(rest);
    if (date) {
      day = readDate(date, day, line, context);
      clock = undefined;
      rest = rest.slice(date[0].length).trim();
      if (rest === '') return;
    }
    const time = CLOCK.exec(rest);
    if (time) {
      clock = readTime(time, line);
      rest = rest.slice(time[0].length).trim();
    }
    const match = readMatch(rest);
    if (!match) {
      if (!time && !date && isRound(rest)) {
        round = rest;
        [day, clock] = [undefined, undefined];
        return;
      }
      throw new ImportError(`${quote(raw)} is neither a round, nor a date, nor a match`, line);
    }
    if (day === undefined) throw new ImportError(`${quote(raw)} comes before any date`, line);
    matches.push({
      line,
      // A time holds for the matches below it until the next one, as the format says.
      start: startOf(day, clock, line, context),
      home: match.home,
      away: match.away,
      type: round,
      location: match.location,
      ...readStatus(match.status, line, context),
    });
  });
  if (matches.length === 0) throw new ImportError('there is no match in the file', 1);
  return matches;
}

function startOf(day: string, clock: Clock | undefined, line: number, context: ParseContext): string {
  if (clock?.offset !== undefined) return offsetToInstant(day, clock.text, clock.offset);
  return localStart(day, clock?.text, line, context);
}

function readTime([whole, text = '', offset]: RegExpExecArray, line: number): Clock {
  const clock = readClock(text, line);
  return whole.includes('UTC') ? { text: clock, offset: readOffset(offset, line) } : { text: clock };
}

/** The year is written once; after that it is the one that fits the weekday, the season and the line before. */
function readDate(
  match: RegExpExecArray,
  before: string | undefined,
  line: number,
  context: ParseContext,
): string {
  const [text, weekday, monthA, dayA, dayB, monthB, year] = match;
  const month = MONTHS.indexOf((monthA ?? monthB ?? '').toLowerCase()) + 1;
  const rest = `-${String(month).padStart(2, '0')}-${(dayA ?? dayB ?? '').padStart(2, '0')}`;
  const first = Number(context.season.slice(0, 4));
  const [from, to] = context.seasonMonths;
  const years = year === undefined ? [first - 1, first, first + 1] : [Number(year)];
  const days = years
    .map((candidate) => `${candidate}${rest}`)
    .filter(isDay)
    .filter((day) => year !== undefined || isWithin(seasonMonth(day, context.season), from, to));
  if (days.length === 0)
    throw new ImportError(`${quote(text)} is not a date of the season ${context.season}`, line);
  const onWeekday = days.filter((day) => weekday === undefined || weekdayOf(day) === weekday.toLowerCase());
  if (onWeekday.length === 0) {
    throw new ImportError(`${quote(text)} is a ${days.map(weekdayOf).join(' or ')}, not a ${weekday}`, line);
  }
  return onWeekday.find((day) => before === undefined || day >= before) ?? onWeekday[0] ?? '';
}

function isWithin(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

interface Match {
  home: string;
  away: string;
  location?: string;
  status: string;
}

/** `A v B 2-1 (1-0) @ Ground [postponed]`, or with the score between the two. */
function readMatch(text: string): Match | undefined {
  const status = /\[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const [sides = '', location] = text.replace(/\s*\[[^\]]*\]/g, '').split(/\s+@\s+/);
  const between = /^(.+?)\s+(?:vs?\.?|[-–])\s+(.+)$/.exec(sides);
  if (between) return match(between[1], between[2]?.split(SCORE)[0]);
  const score =
    /^(.+?)\s+\d{1,2}-\d{1,2}(?:\s*(?:a\.?e\.?t\.?|pen\.?|,|\d{1,2}-\d{1,2}|\([^)]*\)))*\s+(\S*[^\d\s].*)$/i.exec(
      sides,
    );
  return score ? match(score[1], score[2]) : undefined;

  function match(home = '', away = ''): Match | undefined {
    if (home.trim() === '' || away.trim() === '') return undefined;
    return { home: home.trim(), away: away.trim(), status, ...(location && { location: location.trim() }) };
  }
}

function readStatus(word: string, line: number, context: ParseContext): Pick<ImportedEvent, 'status'> {
  const status = statusOfWord(word);
  if (status === undefined) context.note(line, `unknown remark [${word}], ignored`);
  return status ? { status } : {};
}

/** Older files have no mark before a round. */
function isRound(text: string): boolean {
  return /^(matchday|round|group|play-?offs?|quarter-?finals?|semi-?finals?|final|third[- ]place)\b/i.test(
    text,
  );
}

function isGoals(text: string): boolean {
  return text.startsWith('(') && !/^\(\d+\)\s/.test(text);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
