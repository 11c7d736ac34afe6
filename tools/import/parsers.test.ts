import { expect, test } from 'vitest';
import { FORMATS, type Format } from './formats.ts';
import { parseColumns } from './generic-csv.ts';
import type { ImportedEvent, ParseContext } from './imported-event.ts';

const notes: string[] = [];
function parse(format: Format, text: string, more: Partial<ParseContext> = {}): ImportedEvent[] {
  notes.length = 0;
  return FORMATS[format](text, {
    zone: 'Europe/London',
    isZoneStated: false,
    season: '2026-27',
    seasonMonths: [6, 17],
    hasTeams: true,
    isTeam: (name) => name.length === 1,
    types: new Set(),
    roundName: (number) => `Week ${number}`,
    columns: new Map(),
    note: (line, text) => notes.push(`${line}: ${text}`),
    ...more,
  });
}

const short = ({ start, home, away, type, location, status }: ImportedEvent) =>
  [start, home, away, type, location, status].filter((part) => part !== undefined).join(' | ');

test('Football.TXT as it was written over the years', () => {
  const text = `= English Premier League 2026/27
# a comment
Group A  |  Arsenal FC   1. FC Köln

Matchday 1

[Fri Aug/21 2026]
  20.00  Arsenal FC   4-3 (2-2)  1. FC Köln   # and another
  (Wirtz 10' Musiala 19'
   Can 90+3'; Rüdiger 87'(og))

» Matchday 2 | Sat Aug/29
  Sat Aug/29
    15:00  A v B     2-2 a.e.t. (1-1, 0-0), 4-3 pen.
           C v D
  (12) Sun Jan 3  17:30 UTC-6  E - F  @ Ground, City
▪ Final, Leg 1
  Sat 29 May
    G vs H   [cancelled]
    J vs K   [played behind closed doors]
`;
  expect(parse('football-txt', text).map(short)).toEqual([
    '2026-08-21T19:00:00Z | Arsenal FC | 1. FC Köln | Matchday 1',
    '2026-08-29T14:00:00Z | A | B | Matchday 2',
    '2026-08-29T14:00:00Z | C | D | Matchday 2',
    '2027-01-03T23:30:00Z | E | F | Matchday 2 | Ground, City',
    '2027-05-29 | G | H | Final | cancelled',
    '2027-05-29 | J | K | Final',
  ]);
  expect(notes).toEqual(['20: unknown remark [played behind closed doors], ignored']);
});

test('Football.TXT: of two years the weekday tells which', () => {
  const text = '▪ Week 1\nSun Feb 8 \n A v B\nSun Feb 14\n C v D\n';
  const events = parse('football-txt', text, { season: '2026', seasonMonths: [2, 14] });
  expect(events.map(({ start }) => start)).toEqual(['2026-02-08', '2027-02-14']);
});

test('openfootball: offsets, grounds and matches without a date', () => {
  const text = JSON.stringify({
    matches: [
      {
        round: 'Group A',
        date: '2026-06-11',
        time: '13:00 UTC-6',
        team1: 'A',
        team2: 'B',
        ground: 'Mexico City',
      },
      { round: 'Final', team1: 'C', team2: 'D' },
      { date: '2026-06-11', time: 'TBD', team1: 'E', team2: 'F', status: 'interrupted' },
    ],
  });
  expect(parse('openfootball-json', text).map(short)).toEqual([
    '2026-06-11T19:00:00Z | A | B | Group A | Mexico City',
    '2026-06-11 | E | F',
  ]);
  expect(notes).toEqual(['1: C vs D has no date yet', '1: unknown status "interrupted", ignored']);
});

test('sportstimes: a series that is not Formula 1, and sessions that are new', () => {
  const text = JSON.stringify({
    races: [
      {
        name: 'Good Ranchers 250',
        tbc: false,
        sessions: {
          practice1: '2026-03-06T15:00:00Z',
          FinalPractice: '2026-03-06T22:00:00Z',
          warmup: '2026-03-07T15:00Z',
          parade: '2026-03-07T16:00:00Z',
          race: '2026-03-07T20:00:00Z',
        },
      },
    ],
  });
  expect(
    parse('sportstimes', text, { hasTeams: false }).map(({ name, type }) => `${name} | ${type}`),
  ).toEqual([
    'Good Ranchers 250 - Practice 1 | Practice',
    'Good Ranchers 250 - Final Practice | Practice',
    'Good Ranchers 250 - Warmup | Practice',
    'Good Ranchers 250 | Race',
  ]);
  expect(notes).toEqual(['1: unknown session "parade" of Good Ranchers 250, ignored']);
});

test('nflverse: Eastern time whatever the league has, unless a zone is stated', () => {
  const text =
    'season,game_type,week,gameday,gametime,away_team,home_team\n2026,SB,22,2027-02-14,18:30,A,B\n';
  const start = (more: Partial<ParseContext>) =>
    parse('nflverse', text, { season: '2026', ...more })[0]?.start;
  expect(start({})).toBe('2027-02-14T23:30:00Z');
  expect(start({ isZoneStated: true, zone: 'UTC' })).toBe('2027-02-14T18:30:00Z');
});

test('csv: a list of fixtures has rounds by number or by name, and scores, which are passed over', () => {
  const columns = parseColumns(
    'start=Date,home=Home Team,away=Away Team,type=Round Number,location=Location,status=Result',
  );
  const text = `Match Number,Round Number,Date,Location,Home Team,Away Team,Result,
1,7,21/08/2026 19:00,Ground,A,B,3 - 0,of no column
2,Final,22/08/2026 TBC,TBA,A,C,Cancelled,
3,7,TBA,Ground,B,C,,
`;
  const events = parse('csv', text, { zone: 'UTC', columns, dateOrder: 'dmy' });
  expect(events[0]?.details).toBeUndefined();
  expect(events.map(short)).toEqual([
    '2026-08-21T19:00:00Z | A | B | Week 7 | Ground',
    '2026-08-22 | A | C | Final | cancelled',
  ]);
  expect(notes).toEqual(['4: B vs C has no date yet']);
});

test('csv: quotes, empty lines, a byte order of its own and times with offsets', () => {
  const columns = parseColumns('start=Date, time=Kick off, home=H, away=A, details=Notes, status=S');
  const text =
    'Date,Kick off,H,A,Notes,S\r\n\r\n2026-08-21,20:00+02:00,A,B,"He said ""no"", twice",POSTPONED\r\n2026-08-22,tbd,A,C,,';
  const events = parse('csv', text, { columns });
  expect(events.map(short)).toEqual(['2026-08-21T18:00:00Z | A | B | postponed', '2026-08-22 | A | C']);
  expect(events.map(({ line, details }) => [line, details])).toEqual([
    [3, 'He said "no", twice'],
    [4, undefined],
  ]);
});

const ics = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

test.each([
  ['SUMMARY:A vs B', 'A', 'B'],
  ['SUMMARY:A v B', 'A', 'B'],
  ['SUMMARY:A @ B', 'B', 'A'],
  ['SUMMARY:A at B', 'B', 'A'],
  ['SUMMARY:Draft at Pittsburgh', undefined, undefined],
])('iCalendar: %s', (summary, home, away) => {
  const [event] = parse('icalendar', ics(summary, 'DTSTART:20260901T190000Z'));
  expect([event?.home, event?.away]).toEqual([home, away]);
});

test('iCalendar: floating times, durations, ends', () => {
  const read = (...lines: string[]) => {
    const [event] = parse('icalendar', ics('SUMMARY:A vs B', ...lines));
    return [event?.start, event?.end];
  };
  expect(read('DTSTART:20260901T200000', 'DTEND:20260901T220000')).toEqual([
    '2026-09-01T19:00:00Z',
    undefined,
  ]);
  expect(read('DTSTART:20260901T200000Z', 'DURATION:P2D')).toEqual([
    '2026-09-01T20:00:00Z',
    '2026-09-03T20:00:00Z',
  ]);
  expect(read('DTSTART;VALUE=DATE:20260901')).toEqual(['2026-09-01', null]);
  expect(read('DTSTART;VALUE=DATE:20260901', 'DTEND;VALUE=DATE:20260902')).toEqual(['2026-09-01', null]);
  expect(read('DTSTART;VALUE=DATE:20260901', 'DTEND;VALUE=DATE:20260904')).toEqual([
    '2026-09-01',
    '2026-09-03',
  ]);
  expect(read('DTSTART;VALUE=DATE:20260901', 'DURATION:P3D')).toEqual(['2026-09-01', '2026-09-03']);
});

test('iCalendar: only our own descriptions are read', () => {
  const details = (uid: string) =>
    parse(
      'icalendar',
      ics(`UID:${uid}`, 'SUMMARY:A vs B', 'DESCRIPTION:ESPN', 'DTSTART:20260901T190000Z'),
    )[0];
  expect(details('x@example.org')?.details).toBeUndefined();
  expect(details('epl/2026-27/a-vs-b.2@sports-calendar')).toMatchObject({ details: 'ESPN', occurrence: 2 });
  expect(details('epl/2025-26/a-vs-b.2@sports-calendar')?.occurrence).toBeUndefined();
});
