import { expect, test } from 'vitest';
import type { DataFolder } from '../../catalog/read/read-data.ts';
import { parseColumns } from './generic-csv.ts';
import type { ImportRequest } from './import-season.ts';
import { fileAfter, importText, makeSetting, PREMIER_LEAGUE, rows, sample } from './test-import.ts';

const MOTORSPORT = makeSetting({
  league: 'formula1',
  content: { teamScope: undefined, seasonMonths: [1, 12] },
  before: {
    label: '2025',
    events: {
      Practice: [{ start: '2025-10-24', name: 'Mexico City Grand Prix - Practice 1', type: 'Practice' }],
      Qualifying: [{ start: '2025-10-25', name: 'Mexico City Grand Prix - Qualifying', type: 'Qualifying' }],
      Race: [{ start: '2025-10-26', name: 'Mexico City Grand Prix - Race', type: 'Race' }],
      Sprint: [
        { start: '2025-03-21', name: 'Chinese Grand Prix - Sprint Qualifying', type: 'Sprint Qualifying' },
        { start: '2025-03-22', name: 'Chinese Grand Prix - Sprint Race', type: 'Sprint Race' },
      ],
    },
  },
  aliases: { 'Mexican Grand Prix': 'Mexico City Grand Prix' },
});

const game = (home: string, away: string, type: string) => ({
  start: '2025-09-07',
  name: `${home} vs ${away}`,
  home,
  away,
  type,
});

const NFL = makeSetting({
  league: 'nfl',
  content: { teamScope: 'nfl', seasonMonths: [2, 14], timeZone: 'America/New_York' },
  before: {
    label: '2025',
    events: {
      'Regular Season': [
        { ...game('Bills', 'Chiefs', 'Week 1'), location: 'Highmark Stadium (Orchard Park)' },
        game('Seahawks', 'Patriots', 'Week 1'),
        game('Packers', 'Bears', 'Week 1'),
      ],
      Playoffs: [{ ...game('Packers', 'Bills', 'First Round of Playoffs'), start: '2026-01-10' }],
    },
  },
  aliases: { BUF: 'Bills', KC: 'Chiefs', SEA: 'Seahawks', NE: 'Patriots', GB: 'Packers', CHI: 'Bears' },
});

const NO_TEAMS = {
  teamScope: undefined,
  seasonMonths: [1, 12] as [number, number],
  timeZone: 'America/New_York',
};
const GOLF = makeSetting({
  league: 'pgatour',
  content: NO_TEAMS,
  before: {
    label: '2025',
    events: {
      'Regular Season': [
        { start: '2025-03-06', end: '2025-03-09', name: 'Example Open', type: 'Signature' },
        { start: '2025-04-10', end: '2025-04-13', name: 'Example Masters', type: 'Major' },
        { start: '2025-10-25', name: 'Example Gala', type: 'Special Event' },
      ],
    },
  },
});
const FIGHTS = makeSetting({
  league: 'ufc',
  content: NO_TEAMS,
  before: { label: '2025', events: { '': [{ start: '2025-01-18', name: 'Example Fight Night 0' }] } },
});

const FIXTURES = {
  format: 'csv',
  columns: parseColumns(
    'start=Date,home=Home Team,away=Away Team,type=Round Number,location=Location,status=Result',
  ),
  dateOrder: 'dmy',
  zone: 'UTC',
} as const;

interface Sample {
  file: string;
  data: DataFolder;
  request: Partial<ImportRequest> & Pick<ImportRequest, 'format'>;
  expected: string[];
}

const SAMPLES: Sample[] = [
  {
    file: 'openfootball.json',
    data: PREMIER_LEAGUE,
    request: { format: 'openfootball-json' },
    expected: [
      'new Arsenal vs Coventry City 2026-08-21T19:00:00Z',
      'new Hull City vs Manchester United 2026-08-22T11:30:00Z',
      'new Everton vs Chelsea 2026-08-22T14:00:00Z',
      'new Manchester United vs Arsenal 2026-10-31T15:00:00Z',
      'new Chelsea vs Hull City 2026-11-01',
      'new Coventry City vs Everton 2026-11-01T14:00:00Z',
    ],
  },
  {
    file: 'football.txt',
    data: PREMIER_LEAGUE,
    request: { format: 'football-txt' },
    expected: [
      'new Arsenal vs Coventry City 2026-08-21T19:00:00Z',
      'new Everton vs Chelsea 2026-08-22T14:00:00Z',
      'new Hull City vs Manchester United 2026-08-22T14:00:00Z',
      'new Manchester United vs Arsenal 2026-10-31T15:00:00Z',
      'new Coventry City vs Everton 2026-11-01',
      'new Chelsea vs Hull City 2026-11-01T16:30:00Z',
    ],
  },
  {
    file: 'sportstimes.json',
    data: MOTORSPORT,
    request: { format: 'sportstimes', season: '2026' },
    expected: [
      'new Australian Grand Prix - Practice 1 2026-03-06T01:30:00Z',
      'new Australian Grand Prix - Practice 2 2026-03-06T05:00:00Z',
      'new Australian Grand Prix - Practice 3 2026-03-07T01:30:00Z',
      'new Australian Grand Prix - Qualifying 2026-03-07T05:00:00Z',
      'new Australian Grand Prix - Race 2026-03-08T04:00:00Z',
      'new Chinese Grand Prix - Practice 1 2026-03-13T03:30:00Z',
      'new Chinese Grand Prix - Sprint Qualifying 2026-03-13T07:30:00Z',
      'new Chinese Grand Prix - Sprint Race 2026-03-14T03:00:00Z',
      'new Chinese Grand Prix - Qualifying 2026-03-14T07:00:00Z',
      'new Chinese Grand Prix - Race 2026-03-15T07:00:00Z',
      'new Bahrain Grand Prix - Race 2026-04-12T15:00:00Z',
      'new Bahrain Grand Prix (Malaysia) - Qualifying 2026-10-03',
      'new Bahrain Grand Prix (Malaysia) - Race 2026-10-04',
      'new Mexico City Grand Prix - Race 2026-11-01T20:00:00Z',
    ],
  },
  {
    file: 'nflverse-games.csv',
    data: NFL,
    request: { format: 'nflverse', season: '2026' },
    expected: [
      'new Seahawks vs Patriots 2026-09-10T00:20:00Z',
      'new Bills vs Chiefs 2026-11-01T18:00:00Z',
      'new Packers vs Bears 2027-01-10',
      'new Bills vs Chiefs 2027-01-16T21:30:00Z',
    ],
  },
  {
    file: 'fixtures.csv',
    data: PREMIER_LEAGUE,
    request: FIXTURES,
    expected: [
      'new Arsenal vs Coventry City 2026-08-21T19:00:00Z',
      'new Hull City vs Manchester United 2026-08-22T11:30:00Z',
      'new Everton vs Chelsea 2026-08-22T14:00:00Z',
      'new Manchester United vs Arsenal 2026-10-31T15:00:00Z',
      'new Coventry City vs Everton 2026-11-01T14:00:00Z',
    ],
  },
  {
    file: 'generic.csv',
    data: GOLF,
    request: {
      format: 'csv',
      season: '2026',
      columns: parseColumns(
        'start=Date,time=Time,end=Last day,name=Tournament,location=Venue,type=Kind,details=Notes',
      ),
    },
    expected: [
      'new Example Open 2026-03-05 to 2026-03-08',
      'new Example Masters 2026-04-09 to 2026-04-12',
      'new Example Gala 2026-10-24T23:30:00Z',
      'new Example Challenge 2026-12-01 to 2026-12-04',
    ],
  },
  {
    file: 'calendar.ics',
    data: FIGHTS,
    request: { format: 'icalendar', season: '2026' },
    expected: [
      'new Example Fight Night 1 2026-01-25T02:00:00Z',
      'new Example Fight Night 2: a summary that is long enough to be folded over two lines 2026-07-05T02:00:00Z',
      'new Example Fight Night 3 2026-11-15T03:00:00Z',
      'new Example Fight Weekend 2026-12-05 to 2026-12-06',
    ],
  },
];

test.each(SAMPLES)(
  '$file: everything is new once, and nothing the second time',
  ({ file, data, request, expected }) => {
    const first = importText(data, sample(file), request);
    expect(rows(first)).toEqual(expected);
    expect(first.files.map(({ file: name }) => name)).toContain(
      `soccer/${data.leagues[0]?.slug}/${request.season ?? '2026-27'}.json`,
    );
    const second = importText(first.data, sample(file), request);
    expect(rows(second)).toEqual([]);
    expect(second.report.unchanged).toBe(expected.length);
    expect(second.files).toEqual([]);
  },
);

test('three moved and one cancelled are exactly that, and keep their identities', () => {
  const before = importText(PREMIER_LEAGUE, sample('openfootball.json'), { format: 'openfootball-json' });
  const after = importText(before.data, sample('openfootball-moved.json'), { format: 'openfootball-json' });
  expect(rows(after)).toEqual([
    'moved Hull City vs Manchester United 2026-08-22T11:30:00Z → 2026-08-23T15:30:00Z',
    'moved Manchester United vs Arsenal 2026-10-31T15:00:00Z → 2026-10-31T17:30:00Z',
    'timed Chelsea vs Hull City 2026-11-01 → 2026-12-08T20:00:00Z',
    'cancelled Coventry City vs Everton 2026-11-01T14:00:00Z',
  ]);
  expect(after.report.unchanged).toBe(2);
  const lines = (text: string) => new Set(text.split('\n').map((line) => line.replace(/,$/, '')));
  const [old, now] = [lines(fileAfter(before)), lines(fileAfter(after))];
  expect([...now].filter((line) => !old.has(line))).toHaveLength(4);
  expect([...now].filter((line) => line.includes('"Coventry City vs Everton"'))[0]).toContain(
    '"start": "2026-11-01T14:00:00Z", "name": "Coventry City vs Everton", "home": "Coventry City", "away": "Everton", "type": "Matchday 2", "details": "Cancelled"',
  );
  const again = importText(after.data, sample('openfootball-moved.json'), { format: 'openfootball-json' });
  expect(rows(again)).toEqual([]);
});

test('no sample brings a result along', () => {
  for (const { file, data, request } of SAMPLES) {
    const text = fileAfter(importText(data, sample(file), request), request.season ?? '2026-27');
    expect(text).not.toMatch(/score|result|\D3-0|3 - 0/i);
  }
});

test('new events stand under the headings of their league', () => {
  const nfl = importText(NFL, sample('nflverse-games.csv'), { format: 'nflverse', season: '2026' });
  const season = nfl.data.leagues[0]?.seasons.find(({ label }) => label === '2026');
  expect(Object.keys(season?.content.events ?? {})).toEqual(['Regular Season', 'Playoffs']);
  expect(season?.content.events.Playoffs?.[0]).toMatchObject({
    occurrence: 2,
    type: 'First Round of Playoffs',
  });
  expect(fileAfter(nfl, '2026')).toContain('Highmark Stadium (Orchard Park)');
  const football = importText(PREMIER_LEAGUE, sample('fixtures.csv'), FIXTURES);
  expect(fileAfter(football)).toContain('"Matchday 2": [');
  const formula1 = importText(MOTORSPORT, sample('sportstimes.json'), {
    format: 'sportstimes',
    season: '2026',
  });
  const after = formula1.data.leagues[0]?.seasons.find(({ label }) => label === '2026')?.content.events;
  expect(after?.Sprint).toHaveLength(2);
  expect(after?.Race?.find(({ name }) => name === 'Bahrain Grand Prix - Race')?.details).toBe('Cancelled');
});
