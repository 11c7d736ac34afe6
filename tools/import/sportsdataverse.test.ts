import { expect, test } from 'vitest';
import type { DataFolder } from '../../catalog/read/read-data.ts';
import { parquetAsText } from './parquet.ts';
import { SPORTSDATAVERSE_COLUMNS } from './sportsdataverse.ts';
import { fileAfter, importText, makeSetting, rejectionOf, rows } from './test-import.ts';
import { espnFile, nhlFile, parquetFile } from './test-parquet.ts';

const game = (home: string, away: string, type: string, start = '2025-11-01') => ({
  start,
  name: `${home} vs ${away}`,
  home,
  away,
  type,
});
/** The season before shows the teams, the types and the places. */
const BEFORE = {
  label: '2025-26',
  events: {
    Preseason: [game('Chelsea', 'Arsenal', 'Preseason', '2025-10-01')],
    'Regular Season': [
      { ...game('Arsenal', 'Chelsea', 'Regular Season'), location: 'Example Arena (Example City)' },
      { ...game('Everton', 'Hull City', 'In-Season Tournament'), location: 'Crypto.com Arena (Los Angeles)' },
    ],
    Playoffs: [
      game('Arsenal', 'Hull City', 'Play In', '2026-04-10'),
      game('Arsenal', 'Everton', 'First Round of Playoffs', '2026-04-20'),
      game('Chelsea', 'Everton', 'Second Round of Playoffs', '2026-05-04'),
      game('Chelsea', 'Hull City', 'Conference Championships', '2026-05-20'),
    ],
    Championship: [game('Hull City', 'Chelsea', 'Championship', '2026-06-04')],
  },
};
const content = { timeZone: 'America/New_York', seasonMonths: [5, 18] as [number, number] };
const NEW_SEASON = makeSetting({ before: BEFORE, content });
const REGULAR = 'Regular Season';
const withSeason = (...games: object[]) =>
  makeSetting({ before: BEFORE, content, events: { [REGULAR]: games } as never });

async function imported(data: DataFolder, file: Uint8Array, request: { season?: string } = {}) {
  const text = await parquetAsText(file, SPORTSDATAVERSE_COLUMNS);
  return importText({ ...data, similarNames: [['Bowl Games', 'Bowl Game']] }, text, {
    format: 'sportsdataverse',
    ...request,
  });
}
const notes = ({ report }: Awaited<ReturnType<typeof imported>>) => report.notes.map(({ text }) => text);
const side = (home: string, away: string) => ({ home_display_name: home, away_display_name: away });

test('ESPN: where every kind of game goes, and what is said about it', async () => {
  const file = espnFile(
    { season_type: 1, date: '2026-10-03T00:00Z' },
    { broadcast: 'NBC/Peacock/FanDuel SN Ohio/Watch' },
    {
      ...side('Everton', 'Hull City'),
      notes_headline: 'NBA Cup - Group Play',
      venue_full_name: 'crypto.com Arena',
      venue_address_city: 'Los Angeles',
    },
    {
      ...side('Hull City', 'Arsenal'),
      date: '2026-11-22T00:30Z',
      notes_headline: 'NBA London Game 2027',
      neutral_site: true,
    },
    { season_type: 5, date: '2027-04-13T23:30Z', notes_headline: 'NBA Play-In - East - 8th Seed Game' },
    { season_type: 3, date: '2027-04-18T17:00Z', notes_headline: 'East 1st Round - Game 1' },
    { season_type: 3, date: '2027-05-05T00:00Z', notes_headline: 'West Semifinals - Game 2' },
    { season_type: 3, date: '2027-05-20T00:00Z', notes_headline: 'West Finals - Game 7 *If Necessary' },
    { season_type: 3, date: '2027-06-05T00:30Z', notes_headline: 'NBA Finals - Game 1', broadcast: 'ABC' },
  );
  const text = fileAfter(await imported(NEW_SEASON, file));
  const events = JSON.parse(text).events as Record<
    string,
    { type: string; details?: string; location: string }[]
  >;
  const said = Object.entries(events).flatMap(([category, list]) =>
    list.map(({ type, details }) => [category, type, details].filter(Boolean).join(' | ')),
  );
  expect(said).toEqual([
    'Preseason | Preseason',
    'Regular Season | Regular Season | NBC, Peacock',
    'Regular Season | In-Season Tournament | NBA Cup Group Play',
    'Regular Season | Regular Season | London Game; Neutral site',
    'Playoffs | Play In | Play-In East, 8th Seed Game',
    'Playoffs | First Round of Playoffs | East First Round, Game 1',
    'Playoffs | Second Round of Playoffs | West Semifinals, Game 2',
    'Playoffs | Conference Championships | West Finals, Game 7',
    'Championship | Championship | NBA Finals, Game 1; ABC',
  ]);
  expect(events[REGULAR]?.map(({ location }) => location)).toContain('Crypto.com Arena (Los Angeles)');
  expect(text).not.toMatch(/score|101|99/);
});

test('scores are not even unpacked', async () => {
  expect(await parquetAsText(espnFile({}), SPORTSDATAVERSE_COLUMNS)).not.toMatch(/score|101/);
});

test('ESPN: moved, timed, postponed, cancelled, and a day without a time', async () => {
  const data = withSeason(
    game('Arsenal', 'Chelsea', REGULAR, '2026-11-19T23:00:00Z'),
    { ...game('Arsenal', 'Everton', REGULAR, '2026-12-01'), details: 'Time to be confirmed; ESPN' },
    game('Arsenal', 'Hull City', REGULAR, '2026-12-05T00:00:00Z'),
    game('Chelsea', 'Everton', REGULAR, '2026-12-07T00:00:00Z'),
    game('Chelsea', 'Hull City', REGULAR, '2026-12-20'),
    game('Hull City', 'Everton', REGULAR, '2026-12-22'),
  );
  const result = await imported(
    data,
    espnFile(
      {},
      { ...side('Arsenal', 'Everton'), date: '2026-12-02T00:00Z' },
      { ...side('Arsenal', 'Hull City'), date: '2026-12-05T00:00Z', status_type_name: 'STATUS_POSTPONED' },
      { ...side('Chelsea', 'Everton'), date: '2026-12-07T00:00Z', status_type_name: 'STATUS_CANCELED' },
      // Midnight in the East is the evening before in the West.
      { ...side('Chelsea', 'Hull City'), date: '2026-12-20T05:00Z', time_valid: false },
    ),
  );
  expect(rows(result)).toEqual([
    'moved Arsenal vs Chelsea 2026-11-19T23:00:00Z → 2026-11-20T00:30:00Z',
    'timed Arsenal vs Everton 2026-12-01 → 2026-12-02T00:00:00Z',
    'cancelled Chelsea vs Everton 2026-12-07T00:00:00Z',
    'postponed Arsenal vs Hull City 2026-12-05T00:00:00Z',
    'missing Hull City vs Everton 2026-12-22',
  ]);
  const text = fileAfter(result);
  expect(text).toContain('"details": "ESPN"');
  expect(text).toContain('"details": "Postponed"');
  // What the file lacks stays.
  expect(text).toContain('Hull City vs Everton');
});

test('ESPN: a game that was put off and played later is one game', async () => {
  const data = withSeason(game('Arsenal', 'Chelsea', REGULAR, '2027-01-25T20:30:00Z'));
  const postponed = { date: '2027-01-25T20:30Z', status_type_name: 'STATUS_POSTPONED' };
  const file = espnFile(
    { ...postponed, notes_headline: 'Makeup date Mar 18' },
    { date: '2027-03-19T00:30Z', notes_headline: 'Makeup from Jan 25' },
  );
  expect(rows(await imported(data, file))).toEqual([
    'moved Arsenal vs Chelsea 2027-01-25T20:30:00Z → 2027-03-19T00:30:00Z',
  ]);
  expect(rows(await imported(data, espnFile(postponed)))).toEqual([
    'postponed Arsenal vs Chelsea 2027-01-25T20:30:00Z',
  ]);
});

test('ESPN: a placeholder gets its time, then its sides, and stays the same event', async () => {
  const bowl = (name: string, city: string) => ({
    start: '2027-01-01',
    name,
    type: 'Bowl Game',
    location: `${name} Stadium (${city})`,
  });
  const data = makeSetting({
    before: BEFORE,
    content,
    events: { 'Bowl Games': [bowl('Rose', 'Pasadena'), bowl('Peach', 'Atlanta')] },
  });
  const venues = { 'America/New_York': { places: ['Pasadena', 'Atlanta', 'Las Vegas', 'Los Angeles'] } };
  const row = (name: string, city: string, teams: object) => ({
    ...teams,
    season_type: 3,
    date: '2027-01-01T22:00Z',
    notes_headline: `${name} Bowl Presented by Nobody`,
    venue_full_name: `${name} Stadium`,
    venue_address_city: city,
  });
  const tbd = side('TBD', 'TBD');
  const timed = await imported(
    { ...data, venueZones: venues },
    espnFile(row('Peach', 'Atlanta', tbd), row('Rose', 'Pasadena', tbd), row('Sun', 'El Paso', tbd)),
  );
  expect(rows(timed)).toEqual([
    'timed Peach 2027-01-01 → 2027-01-01T22:00:00Z',
    'timed Rose 2027-01-01 → 2027-01-01T22:00:00Z',
  ]);
  expect(notes(timed)).toEqual(['of 3 games the sides are not known yet']);
  const known = await imported(
    timed.data,
    espnFile(
      row('Peach', 'Atlanta', side('Arsenal', 'Chelsea')),
      row('Rose', 'Pasadena', side('Everton', 'Hull City')),
    ),
  );
  expect(rows(known)).toEqual([
    'renamed Peach → Arsenal vs Chelsea 2027-01-01T22:00:00Z',
    'renamed Rose → Everton vs Hull City 2027-01-01T22:00:00Z',
  ]);
  expect(fileAfter(known)).toContain('"publishedAs": "Peach"');
});

test('ESPN: at a neutral site the sides may be the other way around', async () => {
  const neutral = { ...side('Chelsea', 'Arsenal'), neutral_site: true };
  const data = withSeason(game('Arsenal', 'Chelsea', REGULAR, '2026-11-19'));
  expect(rows(await imported(data, espnFile(neutral)))).toEqual([
    'timed Arsenal vs Chelsea 2026-11-19 → 2026-11-20T00:30:00Z',
  ]);
});

test('a game that contradicts one of ours is left to a person', async () => {
  const data = withSeason(
    game('Everton', 'Arsenal', REGULAR, '2026-11-19'),
    game('Hull City', 'Chelsea', REGULAR, '2026-12-01'),
  );
  const result = await imported(
    data,
    espnFile({}, { ...side('Hull City', 'Chelsea'), date: '2026-12-02T00:00Z' }),
  );
  expect(rows(result)).toEqual([
    'timed Hull City vs Chelsea 2026-12-01 → 2026-12-02T00:00:00Z',
    'missing Everton vs Arsenal 2026-11-19',
  ]);
  expect(result.report.notes).toEqual([
    {
      line: 1,
      text: 'Arsenal vs Chelsea is not added: Everton vs Arsenal is on 2026-11-19 as well',
      notUnderstood: 1,
    },
  ]);
});

test('an exception that the source solves goes with it', async () => {
  const data = withSeason(
    game('Arsenal', 'Chelsea', REGULAR, '2026-11-19'),
    game('Everton', 'Arsenal', REGULAR, '2026-11-19'),
  );
  const exception = (about: string[]) => [
    { check: 'two-games-a-day' as const, about, reason: 'Both dates are estimates.' },
  ];
  const id = 'premierleague/2026-27/everton-vs-arsenal';
  const solved = espnFile({}, { ...side('Everton', 'Arsenal'), date: '2026-11-22T00:30Z' });
  const result = await imported({ ...data, checkKnown: exception([id]) }, solved);
  expect(result.files.map(({ file, text }) => [file, text.length < 10 ? text : '…'])).toEqual([
    ['soccer/premierleague/2026-27.json', '…'],
    ['changes/2026.jsonl', '…'],
    ['check-known.json', '[]'],
  ]);
  expect(result.data.checkKnown).toEqual([]);
});

test('what nobody can place is left out and counted; of too much of it the file is rejected', async () => {
  const many = Array.from({ length: 20 }, (_, day) => ({
    date: `2026-11-${String(day + 10)}T00:30Z`,
  }));
  const strange = espnFile(
    ...many,
    { ...side('Team Stars', 'World'), type_abbreviation: 'ALLSTAR' },
    { ...side('Arsenal', 'Melbourne'), date: '2026-12-01T00:30Z' },
    { date: '2026-12-03T00:30Z', season_type: 3, notes_headline: 'Legends Evening' },
  );
  const result = await imported(NEW_SEASON, strange);
  expect(result.report.notes.map(({ text, notUnderstood }) => [text, notUnderstood])).toEqual([
    ['the team "Melbourne" is not known: one game is left out', 1],
    ['unknown kind of game "Legends Evening": one game is left out', 1],
  ]);
  expect(result.report.changes).toHaveLength(many.length);
  const text = await parquetAsText(espnFile({}, side('Arsenal', 'Melbourne')), SPORTSDATAVERSE_COLUMNS);
  expect(rejectionOf(() => importText(NEW_SEASON, text, { format: 'sportsdataverse' }))).toBe(
    '1 of 2 games are not understood: the team "Melbourne" is not known',
  );
});

test('college: weeks, bowls and tournaments', async () => {
  const data = makeSetting({
    league: 'ncaafb',
    season: '2026',
    content: { ...content, seasonMonths: [1, 14] },
    before: {
      label: '2025',
      events: {
        'Regular Season': [
          game('Arsenal', 'Chelsea', 'Week 0', '2025-08-23'),
          game('Arsenal', 'Everton', 'Week 1', '2025-09-01'),
          game('Hull City', 'Chelsea', 'Week 2', '2025-09-06'),
        ],
        'Bowl Games': [game('Hull City', 'Everton', 'Bowl Game', '2025-12-20')],
      },
    },
  });
  const file = espnFile(
    { season: 2026, week: 1, date: '2026-08-29T19:00Z' },
    { season: 2026, week: 1, date: '2026-09-05T19:00Z', ...side('Arsenal', 'Everton') },
    { ...side('Chelsea', 'Everton'), season: 2026, week: 2, date: '2026-09-12T19:00Z', broadcast: 'CBSSN' },
    {
      ...side('Hull City', 'Arsenal'),
      season: 2026,
      season_type: 3,
      week: 1,
      date: '2026-12-20T19:00Z',
      notes_headline: 'Example Bowl',
    },
  );
  const after = await imported(data, file, { season: '2026' });
  const types = after.report.changes.map(({ event }) => `${event.type}: ${event.details}`);
  expect(types.sort()).toEqual([
    'Bowl Game: Example Bowl',
    'Week 0: undefined',
    'Week 1: undefined',
    'Week 2: CBS Sports Network',
  ]);
});

test('the NHL: midnight is a day without a time, and the series tell the round', async () => {
  const file = nhlFile(
    { game_type: 'PR', game_time: '2026-09-20T23:00:00Z' },
    {},
    { home_team_abbr: 'Everton', game_time: '2026-11-25T05:00:00Z', game_state: 'PPD' },
    {
      game_type: 'P',
      game_time: '2027-04-20T04:00:00Z',
      series_letter: 'B',
      playoff_round: 1,
      series_game_number: 2,
    },
    {
      game_type: 'P',
      game_time: '2027-06-05T00:00:00Z',
      series_letter: 'O',
      playoff_round: 4,
      series_game_number: 1,
    },
    { game_type: 'P', home_team_abbr: 'TBD', game_time: null, playoff_round: 3 },
  );
  const result = await imported(NEW_SEASON, file);
  const said = result.report.changes.map(
    ({ event: { start, type, details } }) => `${start} ${type}: ${details}`,
  );
  expect(said.sort()).toEqual([
    '2026-09-20T23:00:00Z Preseason: undefined',
    '2026-11-20T00:00:00Z Regular Season: undefined',
    '2026-11-25 Regular Season: Postponed',
    '2027-04-20 First Round of Playoffs: Eastern Conference First Round Game 2',
    '2027-06-05T00:00:00Z Championship: Stanley Cup Final Game 1',
  ]);
  expect(fileAfter(result)).toContain('"location": "Example Arena (Example City)"');
  expect(notes(result)).toEqual(['of one game the sides are not known yet']);
});

test.each<[string, Uint8Array, string]>([
  ['a web page', Buffer.from('<!doctype html><h1>Oops</h1>'), 'this is a web page'],
  ['text', Buffer.from('a,b\n1,2\n'), 'the file is not Parquet'],
  ['cut off', espnFile({}).slice(0, -20), 'the Parquet file is cut off'],
  ['damaged', withBytes(espnFile({}), 20, 200), 'the Parquet file is damaged'],
  ['too many rows', espnFile(...Array.from({ length: 20_001 }, () => ({}))), 'has 20001 rows'],
  ['other columns', parquetFile([{ a: 1 }]), "the columns are neither ESPN's nor the NHL's"],
  ['another season', espnFile({ season: 2026 }), 'this is the season 2026, not 2026-27'],
  ['no such date', espnFile({ date: 'soon' }), '"soon" is not a UTC instant'],
  ['a column of another kind', espnFile({ season_type: 'regular' }), 'season_type: Invalid input'],
])('rejected: %s', async (_, file, expected) => {
  const rejection = imported(NEW_SEASON, file).then(
    () => 'not rejected',
    (error: Error) => error.message,
  );
  expect(await rejection).toContain(expected);
});

function withBytes(file: Uint8Array, from: number, to: number): Uint8Array {
  return file.map((byte, index) => (index >= from && index < to ? 255 : byte));
}
