import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { parseColumns } from './generic-csv.ts';
import type { ImportRequest } from './import-season.ts';
import { importText, makeSetting, PREMIER_LEAGUE } from './test-import.ts';

const NO_TEAMS = makeSetting({
  league: 'formula1',
  content: { teamScope: undefined, seasonMonths: [1, 12] },
  before: { label: '2025', events: { Race: [{ start: '2025-10-26', name: 'Example Race', type: 'Race' }] } },
});

function refusalOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'not refused';
}

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

const BYTES: [string, Uint8Array, string][] = [
  ['nothing at all', bytes(''), 'the file is empty'],
  ['only spaces', bytes(' \n \n'), 'the file is empty'],
  ['UTF-16, little end first', bytes([0xff, 0xfe], 'a'), 'line 1: the file is UTF-16'],
  ['UTF-16, big end first', bytes([0xfe, 0xff], 'a'), 'line 1: the file is UTF-16'],
  ['gzip', bytes([0x1f, 0x8b, 8]), 'line 1: the file is compressed'],
  ['a spreadsheet', bytes('PK', [3, 4]), 'line 1: the file is a ZIP archive'],
  ['a zero byte', bytes('a\nb', [0]), 'line 2: the file is not text'],
  ['Latin 1', bytes('a\nb\nM', [0xe1], 'laga\n'), 'line 3: the file is not UTF-8'],
  ['cut off within a letter', bytes('a\nM', [0xc3]), 'line 2: the file is not UTF-8'],
  ['a web page', bytes('\n<!DOCTYPE html><html>'), 'line 1: this is a web page'],
  ['a web page without a doctype', bytes('<html lang="en">'), 'line 1: this is a web page'],
  ['XML', bytes('<?xml version="1.0"?><Error/>'), 'line 1: this is XML'],
];

test.each(BYTES)('refused before it is read: %s', (_, input, expected) => {
  expect(refusalOf(() => decodeText(input))).toContain(expected);
});

const match = (more: string) => `{"matches": [\n{"team1": "Arsenal", "team2": "Chelsea", ${more}}]}`;
const race = (more: string) => `{"races": [\n{"name": "Monaco",\n${more}}]}`;
const txt = (...lines: string[]) => ['= League', '▪ Matchday 1', ...lines].join('\n');
const nfl = (row: string) =>
  `season,game_type,week,gameday,gametime,away_team,home_team\n2026,REG,1,2026-09-13,13:00,Chelsea,Arsenal\n${row}`;
const fixtures = (row: string) =>
  `Match Number,Round Number,Date,Location,Home Team,Away Team,Result\n${row}`;
const csv = (...rows: string[]) => ['Date,Time,End,Name,No,Status', ...rows].join('\n');
const ics = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

type Case = [string, Partial<ImportRequest> & Pick<ImportRequest, 'format'>, string, string];

const of = { format: 'openfootball-json' } as const;
const ft = { format: 'football-txt' } as const;
const st = { format: 'sportstimes', season: '2026' } as const;
const nv = { format: 'nflverse', season: '2026' } as const;
const fd = { format: 'fixturedownload' } as const;
const gc = {
  format: 'csv',
  season: '2026',
  columns: parseColumns('start=Date,time=Time,end=End,name=Name,occurrence=No,status=Status'),
} as const;
const ic = { format: 'icalendar', season: '2026' } as const;

const CASES: Case[] = [
  [
    'openfootball: cut off',
    of,
    '{"name": "x",\n "matches": [\n{"team1": "Arsenal"',
    'line 3: the JSON ends too early',
  ],
  ['openfootball: no JSON', of, 'Matchday 1\n', 'line 1: is not JSON'],
  ['openfootball: a comma too much', of, '{"matches": [\n{"team1": "A",}]}', 'line 2: is not JSON'],
  ['openfootball: a list', of, '[1, 2]', 'line 1: the file is not an object'],
  ['openfootball: something else', of, '{"races": []}', 'line 1: there is no list "matches"'],
  ['openfootball: no list', of, '{\n"matches": {}}', 'line 2: "matches" is not a list'],
  ['openfootball: nothing in it', of, '{"matches": []}', 'the input holds no event'],
  [
    'openfootball: a match that is a text',
    of,
    '{"matches": [\n"A"]}',
    'line 2: an entry of "matches" is not an object',
  ],
  ['openfootball: no team', of, '{"matches": [\n{"team1": "Arsenal"}]}', 'line 2: "team2" is missing'],
  [
    'openfootball: a team that is a number',
    of,
    '{"matches": [\n{"team1": 4, "team2": "A"}]}',
    'line 2: "team1" is not a text',
  ],
  ['openfootball: no such day', of, match('\n"date": "2027-02-29"'), 'line 3: "2027-02-29" is not a date'],
  [
    'openfootball: a date of another kind',
    of,
    match('"date": "21.08.2026"'),
    'line 2: "21.08.2026" may be day or month first',
  ],
  [
    'openfootball: no such time',
    of,
    match('"date": "2026-08-21",\n"time": "25:00"'),
    'line 3: "25:00" is not a time',
  ],
  [
    'openfootball: no such offset',
    of,
    match('"date": "2026-08-21", "time": "13:00 UTC-99"'),
    'line 2: "-99" is not an offset',
  ],
  [
    'openfootball: a time that clocks go over',
    of,
    match('"date": "2027-03-28", "time": "01:30"'),
    'line 2: 2027-03-28 01:30 does not exist in Europe/London',
  ],
  [
    'openfootball: an unknown team',
    of,
    '{"matches": [\n{"team1": "Arsenal", "team2": "Chelsey", "date": "2026-08-21"}]}',
    'line 2: the team "Chelsey" is not known; nearest are "Chelsea"',
  ],
  [
    'openfootball: a team against itself',
    of,
    '{"matches": [\n{"team1": "Arsenal", "team2": "Arsenal FC", "date": "2026-08-21"}]}',
    'line 2: "Arsenal" plays itself',
  ],
  [
    'openfootball: the same match twice',
    of,
    `{"matches": [\n${[1, 2].map(() => '{"team1": "Arsenal", "team2": "Chelsea", "date": "2026-08-21"}').join(',\n')}]}`,
    'line 2: "Arsenal vs Chelsea" stands here and on line 3',
  ],
  [
    'openfootball: one match, two times a day',
    of,
    `{"matches": [\n${['12:00', '15:00'].map((time) => `{"team1": "Arsenal", "team2": "Chelsea", "date": "2026-08-21", "time": "${time}"}`).join(',\n')}]}`,
    'line 2: "Arsenal vs Chelsea" stands here and on line 3',
  ],
  [
    'openfootball: a date outside the season',
    of,
    match('"round": "Matchday 1", "date": "2024-08-21"'),
    'is outside the season 2026-27',
  ],

  ['Football.TXT: no match', ft, '= League\n\n▪ Matchday 1\n', 'line 1: there is no match'],
  [
    'Football.TXT: a match before a date',
    ft,
    txt('  Arsenal v Chelsea'),
    'line 3: "Arsenal v Chelsea" stands before any date',
  ],
  [
    'Football.TXT: a new round without a date',
    ft,
    txt('Sat Aug 22 2026', ' Arsenal v Chelsea', '▪ Matchday 2', ' Chelsea v Arsenal'),
    'line 6: "Chelsea v Arsenal" stands before any date',
  ],
  [
    'Football.TXT: one team',
    ft,
    txt('Sat Aug 22 2026', '  15:00  Arsenal'),
    'line 4: "15:00 Arsenal" is neither',
  ],
  [
    'Football.TXT: cut off after the v',
    ft,
    txt('Sat Aug 22 2026', '  15:00  Arsenal   v'),
    'line 4: "15:00 Arsenal v" is neither',
  ],
  [
    'Football.TXT: the wrong weekday',
    ft,
    txt('Sun Aug 22 2026'),
    'line 3: "Sun Aug 22 2026" is a sat, not a Sun',
  ],
  ['Football.TXT: no such day', ft, txt('Wed Feb 30'), 'line 3: "Wed Feb 30" is not a date of the season'],
  [
    'Football.TXT: no day of the season',
    ft,
    txt('Fri Aug 22 2025', ' Arsenal v Chelsea'),
    'is outside the season',
  ],
  [
    'Football.TXT: no such time',
    ft,
    txt('Sat Aug 22 2026', '  29:00  Arsenal v Chelsea'),
    'line 4: "29:00" is not a time',
  ],
  [
    'Football.TXT: no such offset',
    ft,
    txt('Sat Aug 22 2026', '  19:00 UTC+99  Arsenal v Chelsea'),
    'line 4: "19:00 UTC+99" is not an offset',
  ],
  ['Football.TXT: something else', ft, 'The quick brown fox\n', 'line 1: "The quick brown fox" is neither'],
  ['Football.TXT: JSON', ft, '{"matches": []}', 'line 1: '],

  ['sportstimes: cut off', st, '{"races": [\n{"name": "Monaco",', 'the JSON ends too early'],
  ['sportstimes: something else', st, '{"matches": []}', 'line 1: there is no list "races"'],
  ['sportstimes: no name', st, '{"races": [\n{"sessions": {}}]}', 'line 2: "name" is missing'],
  ['sportstimes: no sessions', st, race('"round": 1'), 'line 2: "sessions" is not an object'],
  ['sportstimes: empty sessions', st, race('"sessions": {}'), 'line 2: "Monaco" has no sessions'],
  [
    'sportstimes: a local time',
    st,
    race('"sessions": {\n"gp": "2026-06-07T13:00:00"}'),
    'line 4: "2026-06-07T13:00:00" is not a UTC instant',
  ],
  [
    'sportstimes: no such day',
    st,
    race('"sessions": {\n"gp": "2026-06-31T13:00:00Z"}'),
    'line 4: "2026-06-31T13:00:00Z" is not a UTC instant',
  ],
  ['sportstimes: a number', st, race('"sessions": {\n"gp": 1780000000}'), 'line 4: "gp" is not a text'],
  [
    'sportstimes: a flag that is none',
    st,
    race('"canceled": "yes",\n"sessions": {"gp": "2026-06-07T13:00:00Z"}'),
    'line 3: "canceled" is neither true nor false',
  ],

  ['nflverse: other columns', nv, 'season,week\n2026,1', 'line 1: there is no column "game_type"'],
  [
    'nflverse: the row is cut off',
    nv,
    nfl('2026,REG,1,2026-'),
    'line 3: this row has 4 fields, the headings are 7',
  ],
  ['nflverse: no season', nv, nfl('x,REG,1,2026-09-13,13:00,Chelsea,Everton'), 'line 3: "x" is not a season'],
  ['nflverse: not this season', { ...nv, season: '2030' }, nfl(''), 'there is no game of the season 2030'],
  [
    'nflverse: no team',
    nv,
    nfl('2026,REG,1,2026-09-13,13:00,,Arsenal'),
    'line 3: home_team or away_team is empty',
  ],
  [
    'nflverse: no such day',
    nv,
    nfl('2026,REG,1,2026-13-13,13:00,Everton,Arsenal'),
    'line 3: "2026-13-13" is not a date',
  ],
  [
    'nflverse: no such time',
    nv,
    nfl('2026,REG,1,2026-09-13,1pm,Everton,Arsenal'),
    'line 3: "1pm" is not a time',
  ],
  ['nflverse: no week', nv, nfl('2026,REG,x,2026-09-13,13:00,Everton,Arsenal'), 'line 3: "x" is not a week'],
  [
    'nflverse: an unknown round',
    nv,
    nfl('2026,PRE,1,2026-09-13,13:00,Everton,Arsenal'),
    'line 3: the game type "PRE"',
  ],
  [
    'nflverse: a time that clocks go over',
    nv,
    nfl('2026,REG,1,2027-03-14,02:30,Everton,Arsenal'),
    'line 3: 2027-03-14 02:30 does not exist in America/New_York',
  ],

  ['fixturedownload: other columns', fd, 'Date,Home,Away\n', 'line 1: there is no column "Round Number"'],
  [
    'fixturedownload: a column twice',
    fd,
    'Round Number,Date,Date,Location,Home Team,Away Team\n',
    'line 1: the column "Date" stands twice',
  ],
  ['fixturedownload: semicolons', fd, 'Match Number;Round Number;Date\n', 'line 1: there is no column'],
  [
    'fixturedownload: month first',
    fd,
    fixtures('1,1,08/21/2026 19:00,X,Arsenal,Chelsea,'),
    'line 2: "08/21/2026" is not a date',
  ],
  ['fixturedownload: no round', fd, fixtures('1,,21/08/2026 19:00,X,Arsenal,Chelsea,'), 'line 2: the round'],
  [
    'fixturedownload: no team',
    fd,
    fixtures('1,1,21/08/2026 19:00,X,Arsenal,,'),
    'line 2: Home Team or Away Team is empty',
  ],
  [
    'fixturedownload: an open quotation mark',
    fd,
    fixtures('1,1,21/08/2026 19:00,"X,Arsenal,Chelsea,'),
    'line 2: a quotation mark is opened and never closed',
  ],
  [
    'fixturedownload: text after a quotation mark',
    fd,
    fixtures('1,1,21/08/2026 19:00,"X"Y,Arsenal,Chelsea,'),
    'line 2: text follows a closing quotation mark',
  ],
  [
    'fixturedownload: a quotation mark inside',
    fd,
    fixtures('1,1,21/08/2026 19:00,X"Y,Arsenal,Chelsea,'),
    'line 2: a quotation mark inside a field',
  ],

  ['csv: no columns stated', { format: 'csv' }, csv('2026-01-01,,,A,,'), 'csv needs --columns'],
  ['csv: only headings', gc, csv(), 'the input holds no event'],
  [
    'csv: a column that is not there',
    { ...gc, columns: parseColumns('start=Day,name=Name') },
    csv(),
    'line 1: there is no column "Day"',
  ],
  ['csv: no name', gc, csv('2026-01-01,,,,,'), 'line 2: this row names no event'],
  ['csv: day or month first', gc, csv('03/04/2026,,,A,,'), 'line 2: "03/04/2026" may be day or month first'],
  [
    'csv: no such day in the stated order',
    { ...gc, dateOrder: 'mdy' },
    csv('2026-01-01,,,A,,', '31/12/2026,,,B,,'),
    'line 3: "31/12/2026" is not a date',
  ],
  ['csv: words', gc, csv('next Sunday,,,A,,'), 'line 2: "next Sunday" is not a date'],
  ['csv: no such time', gc, csv('2026-01-01,13:00 PM,,A,,'), 'line 2: "13:00 PM" is not a time'],
  ['csv: two times', gc, csv('2026-01-01 12:00,13:00,,A,,'), 'line 2: "2026-01-01 12:00" has a time already'],
  [
    'csv: the end before the start',
    gc,
    csv('2026-01-02,,2026-01-01,A,,'),
    'line 2: the end 2026-01-01 is before',
  ],
  [
    'csv: the end of another kind',
    gc,
    csv('2026-01-02,13:00,2026-01-03,A,,'),
    'line 2: start 2026-01-02T13:00:00Z and end',
  ],
  ['csv: no such number', gc, csv('2026-01-02,,,A,second,'), 'line 2: "second" is not the number'],
  ['csv: no such status', gc, csv('2026-01-02,,,A,,maybe'), 'line 2: the status "maybe" is not known'],
  [
    'csv: a line break within quotes counts',
    gc,
    csv('2026-01-01,,,"A\nB",,', 'x,,,C,,'),
    'line 4: "x" is not a date',
  ],
  [
    'csv: the same event twice',
    { ...gc, columns: parseColumns('start=Date,name=Name') },
    csv('2026-01-02,,,A,,', '2026-01-02,,,A,,'),
    'line 2: "A" stands here and on line 3',
  ],
  [
    'csv: no heading is known',
    { ...gc, columns: parseColumns('start=Date,name=Name') },
    csv('2026-01-02,,,A,,'),
    'state --category',
  ],

  ['iCalendar: something else', ic, 'Date,Name\n', 'line 1: this is no iCalendar file'],
  [
    'iCalendar: cut off',
    ic,
    ics('SUMMARY:A').split('\r\n').slice(0, 3).join('\r\n'),
    'line 2: VEVENT never ends: the file is cut off',
  ],
  ['iCalendar: no calendar around it', ic, 'BEGIN:VEVENT\nEND:VEVENT', 'line 1: BEGIN:VEVENT stands outside'],
  [
    'iCalendar: the wrong end',
    ic,
    'BEGIN:VCALENDAR\nEND:VEVENT',
    'line 2: END:VEVENT ends what did not begin',
  ],
  [
    'iCalendar: no line of it',
    ic,
    ics('SUMMARY:A', 'and so on'),
    'line 4: "and so on" is not a line of iCalendar',
  ],
  ['iCalendar: no event', ic, 'BEGIN:VCALENDAR\nEND:VCALENDAR', 'line 1: the calendar holds no event'],
  ['iCalendar: no summary', ic, ics('DTSTART:20260101T000000Z'), 'line 2: the event has no SUMMARY'],
  ['iCalendar: no start', ic, ics('SUMMARY:A'), 'line 2: "A" has no DTSTART'],
  ['iCalendar: no such day', ic, ics('SUMMARY:A', 'DTSTART;VALUE=DATE:20260231'), 'line 2: DTSTART'],
  ['iCalendar: no such time', ic, ics('SUMMARY:A', 'DTSTART:20260201T256100Z'), 'line 2: DTSTART'],
  ['iCalendar: words for a date', ic, ics('SUMMARY:A', 'DTSTART:tomorrow'), 'line '],
  [
    'iCalendar: no such zone',
    ic,
    ics('SUMMARY:A', 'DTSTART;TZID=Mars/Olympus:20260201T200000'),
    'line 2: the zone "Mars/Olympus" does not exist',
  ],
  [
    'iCalendar: a time that clocks go over',
    ic,
    ics('SUMMARY:A', 'DTSTART;TZID=America/New_York:20260308T023000'),
    'line 2: 2026-03-08 02:30 does not exist',
  ],
  [
    'iCalendar: the end before the start',
    ic,
    ics('SUMMARY:A', 'DTSTART:20260201T200000Z', 'DTEND:20260201T190000Z'),
    'line 2: DTEND 2026-02-01T19:00:00Z is before',
  ],
  [
    'iCalendar: the end of another kind',
    ic,
    ics('SUMMARY:A', 'DTSTART:20260201T200000Z', 'DTEND;VALUE=DATE:20260202'),
    'line 2: DTSTART and DTEND are not of one kind',
  ],
  [
    'iCalendar: something that repeats',
    ic,
    ics('SUMMARY:A', 'DTSTART:20260201T200000Z', 'RRULE:FREQ=DAILY'),
    'line 2: "A" repeats (RRULE)',
  ],
];

test('there are enough of them', () => {
  expect(BYTES.length + CASES.length).toBeGreaterThanOrEqual(100);
});

test.each(CASES)('refused: %s', (_, request, text, expected) => {
  const needsTeams = !['sportstimes', 'csv', 'icalendar'].includes(request.format);
  expect(refusalOf(() => importText(needsTeams ? PREMIER_LEAGUE : NO_TEAMS, text, request))).toContain(
    expected,
  );
});

test.each([
  [
    'a score in a summary',
    ics('SUMMARY:Arsenal 2-1 Chelsea', 'DTSTART:20260901T200000Z'),
    'line 2: "Arsenal 2-1 Chelsea" holds a score',
  ],
  [
    'an unknown team in a summary',
    ics('SUMMARY:Arsenal vs Chelsey', 'DTSTART:20260901T200000Z'),
    'line 2: the team "Chelsey" is not known',
  ],
])('refused in a league of teams: %s', (_, text, expected) => {
  expect(refusalOf(() => importText(PREMIER_LEAGUE, text, { format: 'icalendar' }))).toContain(expected);
});

test.each([
  ['no such league', { league: 'nfx' }, 'there is no league "nfx"'],
  ['no such season', { season: '2026-28' }, '"2026-28" is not a season'],
  ['no such zone', { zone: 'Europe/Londn' }, '--zone: the zone "Europe/Londn" does not exist'],
  ['an offset for a zone', { zone: '+01:00' }, '--zone: the zone "+01:00" does not exist'],
  ['no such source', { source: 'hearsay' }, 'the source "hearsay" is not in sources.json'],
  ['a new season without a source', { source: undefined }, 'the season 2026-27 is new here'],
])('refused: %s', (_, request, expected) => {
  const text = match('"round": "Matchday 1", "date": "2026-08-21"');
  expect(refusalOf(() => importText(PREMIER_LEAGUE, text, { ...of, ...request }))).toContain(expected);
});

test.each([
  ['start', 'must be one of'],
  ['when=Date', 'must be one of'],
  ['start=A,start=B,name=C', 'start stands twice'],
  ['name=A', 'the column of "start" is not stated'],
  ['start=A,home=B', 'home and away go together'],
  ['start=A', 'either name, or home and away'],
])('refused columns: %s', (columns, expected) => {
  expect(refusalOf(() => parseColumns(columns))).toContain(expected);
});
