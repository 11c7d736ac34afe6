import { expect, test } from 'vitest';
import type { EventsByCategory } from '../../catalog/check/test-data.ts';
import type { AuthoredEvent } from '../../catalog/event/event.ts';
import { parseColumns } from './generic-csv.ts';
import type { ImportRequest } from './import-season.ts';
import { fileAfter, importText, makeSetting, rows } from './test-import.ts';

const BASEBALL = {
  category: 'Baseball',
  teamScope: 'mlb',
  seasonMonths: [2, 11] as [number, number],
  timeZone: 'America/New_York',
};

function game(start: string, more: Partial<AuthoredEvent> = {}): AuthoredEvent {
  return { start, name: 'Mets vs Cubs', home: 'Mets', away: 'Cubs', type: 'Regular Season', ...more };
}

function baseball(...events: AuthoredEvent[]) {
  const data = makeSetting({
    league: 'mlb',
    season: '2026',
    events: { 'Regular Season': events },
    // Two games on a day are usual in the league.
    before: {
      label: '2025',
      events: {
        'Regular Season': [game('2025-04-01'), game('2025-04-01', { name: 'Mets vs Cubs (Game 2)' })],
      },
    },
    content: BASEBALL,
  });
  return { ...data, categories: [{ name: 'Baseball', folder: 'soccer', leagues: ['mlb'] }] };
}

const GAMES = parseColumns('start=Date,home=Home,away=Away');
const games = (...starts: string[]) =>
  ['Date,Home,Away', ...starts.map((start) => `${start},Mets,Cubs`)].join('\n');
const request = { format: 'csv', season: '2026', columns: GAMES, type: 'Regular Season' } as const;

test('a game of a series that is rained off moves, and the others stay', () => {
  const data = baseball(
    game('2026-04-01'),
    game('2026-04-02', { occurrence: 2 }),
    game('2026-04-03', { occurrence: 3 }),
  );
  const result = importText(data, games('2026-04-01', '2026-04-03', '2026-04-20'), request);
  expect(rows(result)).toEqual(['moved Mets vs Cubs 2026-04-02 → 2026-04-20']);
  expect(fileAfter(result, '2026')).toContain(
    '"start": "2026-04-20", "name": "Mets vs Cubs", "home": "Mets", "away": "Cubs", "occurrence": 2',
  );
});

test('a game at another hour of its day is that game, whichever others moved', () => {
  const data = baseball(game('2026-04-01T17:00:00Z'), game('2026-04-02T17:00:00Z', { occurrence: 2 }));
  const result = importText(data, games('2026-04-02T20:00:00Z', '2026-04-20'), request);
  expect(rows(result)).toEqual([
    'moved Mets vs Cubs 2026-04-01T17:00:00Z → 2026-04-20',
    'moved Mets vs Cubs 2026-04-02T17:00:00Z → 2026-04-02T20:00:00Z',
  ]);
});

test('a game that moves to the day of another becomes the second of a doubleheader and stays itself', () => {
  const data = baseball(game('2026-04-01T17:00:00Z'), game('2026-04-02T17:00:00Z', { occurrence: 2 }));
  const result = importText(data, games('2026-04-02T17:00:00Z', '2026-04-02T23:00:00Z'), request);
  expect(rows(result)).toEqual(['moved Mets vs Cubs 2026-04-01T17:00:00Z → 2026-04-02T23:00:00Z']);
});

test('a new game on the day of another is its second one by name', () => {
  const result = importText(
    baseball(game('2026-04-02T17:00:00Z')),
    games('2026-04-02T17:00:00Z', '2026-04-02T23:00:00Z'),
    request,
  );
  expect(rows(result)).toEqual(['new Mets vs Cubs (Game 2) 2026-04-02T23:00:00Z']);
  const days = importText(baseball(game('2026-05-02')), games('2026-05-02', '2026-05-02'), request);
  expect(rows(days)).toEqual(['new Mets vs Cubs (Game 2) 2026-05-02']);
  expect(() =>
    importText(baseball(game('2026-05-02')), games('2026-05-02', '2026-05-02', '2026-05-02'), request),
  ).toThrow('line 2: "Mets vs Cubs" is here and on line 3');
});

test('a doubleheader without a time for its second game gets it', () => {
  const data = baseball(game('2026-04-18T17:00:00Z'), game('2026-04-18', { name: 'Mets vs Cubs (Game 2)' }));
  const result = importText(data, games('2026-04-18T17:00:00Z', '2026-04-18T21:10:00Z'), request);
  expect(rows(result)).toEqual(['timed Mets vs Cubs (Game 2) 2026-04-18 → 2026-04-18T21:10:00Z']);
});

test('a new game before an old one does not take its number', () => {
  const result = importText(baseball(game('2026-05-01')), games('2026-04-01', '2026-05-01'), request);
  expect(rows(result)).toEqual(['new Mets vs Cubs 2026-04-01']);
  expect(fileAfter(result, '2026')).toContain(
    '{ "start": "2026-04-01", "name": "Mets vs Cubs", "home": "Mets", "away": "Cubs", "occurrence": 2',
  );
});

const soccer = (events: EventsByCategory) => makeSetting({ events });
const match = (start: string, more: Partial<AuthoredEvent> = {}): AuthoredEvent => ({
  start,
  name: 'Arsenal vs Chelsea',
  home: 'Arsenal',
  away: 'Chelsea',
  type: 'Matchday 3',
  ...more,
});
const openfootball = (date: string, more: Record<string, string> = {}) =>
  JSON.stringify({ matches: [{ round: 'Matchday 3', date, team1: 'Arsenal', team2: 'Chelsea', ...more }] });
const of: Pick<ImportRequest, 'format'> = { format: 'openfootball-json' };

test('a source that only knows the day does not take the time away', () => {
  const data = soccer({ 'Matchday 3': [match('2026-09-05T23:30:00Z')] });
  expect(rows(importText(data, openfootball('2026-09-06'), of))).toEqual([]);
  expect(rows(importText(data, openfootball('2026-09-05'), of))).toEqual([
    'moved Arsenal vs Chelsea 2026-09-05T23:30:00Z → 2026-09-05',
  ]);
});

test('a cup tie is not a league match that moved; a week may change', () => {
  for (const type of ['Matchday 3', 'Regular Season']) {
    const data = soccer({
      [type]: [match('2026-09-05', { type })],
      Final: [{ start: '2027-05-01', name: 'Final', type: 'Final' }],
    });
    const cup = openfootball('2027-05-08', { round: 'Final' });
    expect(rows(importText(data, cup, { ...of, category: 'Final' }))).toEqual([
      'new Arsenal vs Chelsea 2027-05-08',
    ]);
  }
  const later = soccer({
    'Matchday 3': [match('2026-09-05')],
    'Matchday 4': [
      match('2026-09-12', {
        name: 'Everton vs Wolves',
        home: 'Everton',
        away: 'Wolves',
        type: 'Matchday 4',
      }),
    ],
  });
  expect(rows(importText(later, openfootball('2026-09-12', { round: 'Matchday 4' }), of))).toEqual([
    'moved Arsenal vs Chelsea 2026-09-05 → 2026-09-12',
  ]);
});

test('of two teams that meet in the league and in a final, the final is the one that moves to another day', () => {
  const data = soccer({
    'Regular Season': [match('2026-09-05', { type: 'Regular Season' })],
    Final: [match('2027-05-01', { type: 'Final', occurrence: 2 })],
  });
  const final = openfootball('2027-05-08', { round: 'Final' });
  expect(rows(importText(data, final, { ...of, category: 'Final' }))).toEqual([
    'moved Arsenal vs Chelsea 2027-05-01 → 2027-05-08',
  ]);
});

test('provisional dates far ahead are left for later when asked to', () => {
  const data = soccer({ 'Matchday 3': [match('2027-01-05T19:30:00Z')] });
  const far = importText(data, openfootball('2027-01-06', { time: '20:00' }), { ...of, daysAhead: 35 });
  expect(rows(far)).toEqual([]);
  expect(far.report.later).toBe(1);
  const near = importText(data, openfootball('2026-12-20', { time: '20:00' }), { ...of, daysAhead: 35 });
  expect(rows(near)).toEqual(['moved Arsenal vs Chelsea 2027-01-05T19:30:00Z → 2026-12-20T20:00:00Z']);
  const off = openfootball('2027-01-06', { status: 'cancelled' });
  expect(rows(importText(data, off, { ...of, daysAhead: 35 }))).toEqual([
    'cancelled Arsenal vs Chelsea 2027-01-05T19:30:00Z',
  ]);
});

test('an estimate that is confirmed for another day loses the mark, and says where it is from', () => {
  const data = soccer({
    'Matchday 3': [match('2026-09-05', { sure: 'estimated', details: 'Estimated dates; Derby' })],
  });
  const text = fileAfter(importText(data, openfootball('2026-09-06'), of));
  expect(text).toContain('"details": "Derby", "updated": "');
  expect(text).not.toContain('estimated');
});

test('called off and put off: the mark comes first in the details, and goes with a new date', () => {
  const data = soccer({ 'Matchday 3': [match('2026-09-05', { details: 'Derby' })] });
  const off = importText(data, openfootball('2026-09-05', { status: 'CANCELLED' }), of);
  expect(rows(off)).toEqual(['cancelled Arsenal vs Chelsea 2026-09-05']);
  expect(fileAfter(off)).toContain('"details": "Cancelled; Derby"');
  // The source that no longer lists it agrees; the one that lists it as if nothing were is only noted.
  const live = importText(off.data, openfootball('2026-09-05'), of);
  expect(rows(live)).toEqual([]);
  expect(live.report.notes.map(({ text }) => text)).toEqual([
    'Arsenal vs Chelsea is cancelled here, but not in the source: not changed',
  ]);
  const putOff = importText(data, openfootball('2026-09-05', { status: 'postponed' }), of);
  expect(fileAfter(putOff)).toContain('"details": "Postponed; Derby"');
  const again = importText(putOff.data, openfootball('2026-10-20'), of);
  expect(rows(again)).toEqual(['moved Arsenal vs Chelsea 2026-09-05 → 2026-10-20']);
  expect(fileAfter(again)).toContain('"details": "Derby"');
});

test('missing events stay and are listed, but only of the kind that the source has', () => {
  const data = soccer({
    'Regular Season': [
      { start: '2026-08-21', end: '2027-05-30', name: 'Regular Season', type: 'Regular Season' },
    ],
    'Matchday 3': [
      match('2026-09-05'),
      match('2026-09-06', { name: 'Everton vs Arsenal', home: 'Everton', away: 'Arsenal' }),
      match('2026-09-07', {
        name: 'Chelsea vs Everton',
        home: 'Chelsea',
        away: 'Everton',
        details: 'Cancelled',
      }),
    ],
  });
  const result = importText(data, openfootball('2026-09-05'), of);
  expect(rows(result)).toEqual(['missing Everton vs Arsenal 2026-09-06']);
  expect(result.files).toEqual([]);
});

const RACES = { teamScope: undefined, seasonMonths: [1, 12] as [number, number] };
const races = (...events: AuthoredEvent[]) =>
  makeSetting({ league: 'indycar', season: '2026', events: { Race: events }, content: RACES });
const raceColumns = parseColumns('start=Date,name=Name');
const ofRaces = { format: 'csv', season: '2026', columns: raceColumns } as const;

test('another name at the same time is reported, and applied only with --rename', () => {
  const data = races({ start: '2026-08-09T19:00:00Z', name: 'Grand Prix of Portland', type: 'Race' });
  const text = 'Date,Name\n2026-08-09T19:00:00Z,Sponsor Grand Prix of Portland';
  const shown = importText(data, text, ofRaces);
  expect(rows(shown)).toEqual([
    'renamed Grand Prix of Portland → Sponsor Grand Prix of Portland 2026-08-09T19:00:00Z',
  ]);
  expect(shown.files).toEqual([]);
  const taken = importText(data, text, { ...ofRaces, rename: true });
  expect(fileAfter(taken, '2026')).toContain('"name": "Sponsor Grand Prix of Portland"');
  expect(fileAfter(taken, '2026')).not.toContain('"name": "Grand Prix of Portland"');
  // A calendar that has the event keeps it.
  expect(fileAfter(taken, '2026')).toContain('"publishedAs": "Grand Prix of Portland"');
  expect(rows(importText(taken.data, text, ofRaces))).toEqual([]);
});

test('a placeholder that gets its sides stays the same event, without --rename', () => {
  const final = { start: '2027-05-01', name: 'Final', type: 'Final', location: 'Emirates Stadium (London)' };
  const text = openfootball('2027-05-01', { round: 'Final', time: '16:00' });
  const league = match('2026-09-05', { name: 'Chelsea vs Arsenal', home: 'Chelsea', away: 'Arsenal' });
  const result = importText(soccer({ 'Matchday 3': [league], Final: [final] }), text, of);
  expect(rows(result)).toEqual(['renamed Final → Arsenal vs Chelsea 2027-05-01']);
  expect(fileAfter(result)).toContain(
    '"start": "2027-05-01T15:00:00Z", "name": "Arsenal vs Chelsea", "home": "Arsenal", "away": "Chelsea", "publishedAs": "Final", "type": "Final", "location"',
  );
  expect(rows(importText(result.data, text, of))).toEqual([]);
});

test('what lasts several days, and one of two placeholders of a day, is no game that got its sides', () => {
  const round = { start: '2027-05-01', name: 'Final Round', end: '2027-05-03', type: 'Final' };
  const semifinals = [1, 2].map((number) => ({
    start: '2027-05-01',
    name: `Semifinal ${number}`,
    type: 'Final',
  }));
  const league = match('2026-09-05', { name: 'Chelsea vs Arsenal', home: 'Chelsea', away: 'Arsenal' });
  for (const events of [[round], semifinals]) {
    const data = soccer({ 'Matchday 3': [league], Final: events });
    const result = importText(data, openfootball('2027-05-01', { round: 'Final' }), {
      ...of,
      category: 'Final',
    });
    expect(rows(result)).toEqual(['new Arsenal vs Chelsea 2027-05-01']);
    for (const { name } of events) expect(fileAfter(result)).toContain(`"name": "${name}"`);
  }
});

test('two that it could be are no rename', () => {
  const data = races(
    { start: '2026-08-09', name: 'Race One', type: 'Race' },
    { start: '2026-08-09', name: 'Sprint Two', type: 'Race' },
  );
  const text = 'Date,Name\n2026-08-09,Something Else';
  expect(rows(importText(data, text, { ...ofRaces, category: 'Race', type: 'Race' }))).toEqual([
    'new Something Else 2026-08-09',
  ]);
});

test('what lasts several days keeps its length where the source knows a start only', () => {
  const open = { start: '2026-03-05', end: '2026-03-08', name: 'Example Open', type: 'Race' };
  const moved = importText(races(open), 'Date,Name\n2026-03-12,Example Open', ofRaces);
  expect(rows(moved)).toEqual(['moved Example Open 2026-03-05 to 2026-03-08 → 2026-03-12 to 2026-03-15']);
  const timed = importText(races(open), 'Date,Name\n2026-03-05T12:00:00Z,Example Open', ofRaces);
  expect(rows(timed)).toEqual([]);
  expect(timed.report.notes[0]?.text).toContain('left as it is');
  const columns = parseColumns('start=Date,name=Name,end=End');
  const shorter = importText(races(open), 'Date,Name,End\n2026-03-05,Example Open,2026-03-07', {
    ...ofRaces,
    columns,
  });
  expect(rows(shorter)).toEqual(['moved Example Open 2026-03-05 to 2026-03-08 → 2026-03-05 to 2026-03-07']);
  const single = importText(races(open), 'Date,Name,End\n2026-03-05,Example Open,', { ...ofRaces, columns });
  expect(rows(single)).toEqual(['moved Example Open 2026-03-05 to 2026-03-08 → 2026-03-05']);
});

test('the source of a change is written, and sources.json follows', () => {
  const data = soccer({
    'Matchday 3': [
      match('2026-09-05'),
      match('2026-09-07', { name: 'Everton vs Wolves', home: 'Everton', away: 'Wolves' }),
    ],
  });
  const list = data.sources['fixture-list'];
  if (!list) throw new Error('the test data has a source');
  const sources = { ...data.sources, 'second-list': { ...list, leagues: [] } };
  const result = importText({ ...data, sources }, openfootball('2026-09-06'), {
    ...of,
    source: 'second-list',
  });
  expect(fileAfter(result)).toContain('"type": "Matchday 3", "source": "second-list", "updated": "');
  const text = result.files.find(({ file }) => file === 'sources.json')?.text ?? '{}';
  expect(JSON.parse(text)['second-list'].leagues).toEqual(['premierleague']);
});

test('a new team is taken only when it is named', () => {
  const data = soccer({ 'Matchday 3': [match('2026-09-05')] });
  const text = openfootball('2026-09-05', { team2: 'Wrexham' });
  expect(() => importText(data, text, of)).toThrow('line 1: the team "Wrexham" is not known; nearest are');
  const result = importText(data, text, { ...of, newTeams: ['Wrexham'] });
  expect(rows(result)).toContain('renamed Arsenal vs Chelsea → Arsenal vs Wrexham 2026-09-05');
});

test('a new team needs its identity first', () => {
  const reverse = { name: 'Chelsea vs Arsenal', home: 'Chelsea', away: 'Arsenal', type: 'Matchday 2' };
  const data = soccer({
    'Matchday 2': [match('2026-08-29', reverse)],
    'Matchday 3': [match('2026-09-05')],
  });
  const work = () =>
    importText(data, openfootball('2026-09-05', { team2: 'Wrexham' }), {
      ...of,
      newTeams: ['Wrexham'],
      rename: true,
    });
  expect(work).toThrow('"Wrexham" has no line in team-identities.json: add one with its shortName');
  data.teamIdentities.Wrexham = {
    shortName: 'Wrexham',
    abbreviation: 'WRE',
    country: 'gb-wls',
    sources: ['fixture-list'],
  };
  expect(rows(work())).toContain('renamed Arsenal vs Chelsea → Arsenal vs Wrexham 2026-09-05');
});

test('what an import changes about events that were there is recorded; what is new or over is not', () => {
  const before = makeSetting({
    season: '2026-27',
    events: {
      'Regular Season': [
        { start: '2026-12-05', name: 'Semifinal' },
        { start: '2026-12-06', name: 'Final' },
        { start: '2026-11-01', name: 'Draw' },
      ],
    },
  });
  const table = ['Date,Name,Status', '2026-12-05T20:00:00Z,Semifinal,', '2026-12-06,Final,Postponed']
    .concat('2026-11-02,Draw,', '2026-12-08,Party,')
    .join('\n');
  const columns = parseColumns('start=Date,name=Name,status=Status');
  const { files } = importText(before, table, { format: 'csv', columns, category: 'Regular Season' });
  const [, changes] = files;
  expect(changes?.file).toBe('changes/2026.jsonl');
  const records = changes?.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(records).toEqual([
    expect.objectContaining({ field: 'status', before: 'scheduled', after: 'postponed' }),
    {
      id: 'premierleague/2026-27/semifinal',
      day: '2026-11-15',
      field: 'start',
      before: '2026-12-05',
      after: '2026-12-05T20:00:00Z',
      source: 'fixture-list',
    },
  ]);
});
