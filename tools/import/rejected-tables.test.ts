import { expect, test } from 'vitest';
import { parseColumns } from './generic-csv.ts';
import type { ImportRequest } from './import-season.ts';
import { importText, makeSetting, PREMIER_LEAGUE, rejectionOf } from './test-import.ts';

const NO_TEAMS = makeSetting({
  league: 'formula1',
  content: { teamScope: undefined, seasonMonths: [1, 12] },
  before: { label: '2025', events: { Race: [{ start: '2025-10-26', name: 'Example Race', type: 'Race' }] } },
});

const nfl = (row: string) =>
  `season,game_type,week,gameday,gametime,away_team,home_team\n2026,REG,1,2026-09-13,13:00,Chelsea,Arsenal\n${row}`;
const fixtures = (row: string) => `Round,Date,Location,Home,Away\n${row}`;
const csv = (...rows: string[]) => ['Date,Time,End,Name,No,Status', ...rows].join('\n');
const ics = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

type Case = [string, Partial<ImportRequest> & Pick<ImportRequest, 'format'>, string, string];

const nv = { format: 'nflverse', season: '2026' } as const;
const fixtureColumns = parseColumns('start=Date,home=Home,away=Away,type=Round,location=Location');
const fl = { format: 'csv', columns: fixtureColumns, dateOrder: 'dmy' } as const;
const gc = {
  format: 'csv',
  season: '2026',
  columns: parseColumns('start=Date,time=Time,end=End,name=Name,occurrence=No,status=Status'),
} as const;
const ic = { format: 'icalendar', season: '2026' } as const;

const CASES: Case[] = [
  ['nflverse: other columns', nv, 'season,week\n2026,1', 'line 1: there is no column "game_type"'],
  [
    'nflverse: the row is cut off',
    nv,
    nfl('2026,REG,1,2026-'),
    'line 3: Invalid Record Length: expect 7, got 4',
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

  ['fixtures: other columns', fl, 'Date,Home Team,Away Team\n', 'line 1: there is no column "Home"'],
  [
    'fixtures: a column twice',
    fl,
    'Round,Date,Date,Location,Home,Away\n',
    'line 1: the column "Date" appears twice',
  ],
  ['fixtures: semicolons', fl, 'Round;Date;Location;Home;Away\n', 'line 1: there is no column'],
  [
    'fixtures: month first',
    fl,
    fixtures('1,08/21/2026 19:00,X,Arsenal,Chelsea'),
    'line 2: "08/21/2026" is not a date',
  ],
  [
    'fixtures: no team',
    fl,
    fixtures('1,21/08/2026 19:00,X,Arsenal,'),
    'line 2: one of the two teams is empty',
  ],
  [
    'fixtures: an open quotation mark',
    fl,
    fixtures('1,21/08/2026 19:00,"X,Arsenal,Chelsea'),
    'line 2: Quote Not Closed',
  ],
  [
    'fixtures: text after a quotation mark',
    fl,
    fixtures('1,21/08/2026 19:00,"X"Y,Arsenal,Chelsea'),
    'line 2: Invalid Closing Quote',
  ],
  [
    'fixtures: a quotation mark inside',
    fl,
    fixtures('1,21/08/2026 19:00,X"Y,Arsenal,Chelsea'),
    'line 2: Invalid Opening Quote',
  ],

  ['csv: no columns stated', { format: 'csv' }, csv('2026-01-01,,,A,,'), 'csv needs --columns'],
  ['csv: only headings', gc, csv(), 'the input has no events with dates'],
  [
    'csv: a column that is not there',
    { ...gc, columns: parseColumns('start=Day,name=Name') },
    csv(),
    'line 1: there is no column "Day"',
  ],
  ['csv: no name', gc, csv('2026-01-01,,,,,'), 'line 2: this row has no event name'],
  [
    'csv: day or month first',
    gc,
    csv('03/04/2026,,,A,,'),
    'line 2: "03/04/2026" could be day or month first',
  ],
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
  ['csv: no such status', gc, csv('2026-01-02,,,A,,maybe'), 'line 2: unknown status "maybe"'],
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
    'line 2: "A" is here and on line 3',
  ],
  [
    'csv: no heading is known',
    { ...gc, columns: parseColumns('start=Date,name=Name') },
    csv('2026-01-02,,,A,,'),
    'add --category',
  ],

  ['iCalendar: something else', ic, 'Date,Name\n', 'line 1: this is not an iCalendar file'],
  [
    'iCalendar: cut off',
    ic,
    ics('SUMMARY:A').split('\r\n').slice(0, 3).join('\r\n'),
    'is not iCalendar, or cut off: "ParserError: invalid ical body. component began',
  ],
  [
    'iCalendar: no calendar around it',
    ic,
    'BEGIN:VEVENT\nEND:VEVENT',
    'line 1: this is not an iCalendar file',
  ],
  [
    'iCalendar: the wrong end',
    ic,
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:A\nEND:VCALENDAR',
    'is not iCalendar, or cut off',
  ],
  ['iCalendar: no line of it', ic, ics('SUMMARY:A', 'and so on'), '"ParserError: invalid line'],
  ['iCalendar: no event', ic, 'BEGIN:VCALENDAR\nEND:VCALENDAR', 'line 1: the calendar has no events'],
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
    'line 2: DTSTART and DTEND must both be dates or both have a time',
  ],
  [
    'iCalendar: something that repeats',
    ic,
    ics('SUMMARY:A', 'DTSTART:20260201T200000Z', 'RRULE:FREQ=DAILY'),
    'line 2: "A" repeats (RRULE)',
  ],
];

test.each(CASES)('rejected: %s', (_, request, text, expected) => {
  const hasTeams = request.format === 'nflverse' || request.columns === fixtureColumns;
  const data = hasTeams ? PREMIER_LEAGUE : NO_TEAMS;
  expect(rejectionOf(() => importText(data, text, request))).toContain(expected);
});

test.each([
  [
    'a score in a summary',
    ics('SUMMARY:Arsenal 2-1 Chelsea', 'DTSTART:20260901T200000Z'),
    'line 2: "Arsenal 2-1 Chelsea" has a score',
  ],
  [
    'an unknown team in a summary',
    ics('SUMMARY:Arsenal vs Chelsey', 'DTSTART:20260901T200000Z'),
    'line 2: the team "Chelsey" is not known',
  ],
])('rejected in a league of teams: %s', (_, text, expected) => {
  expect(rejectionOf(() => importText(PREMIER_LEAGUE, text, { format: 'icalendar' }))).toContain(expected);
});
