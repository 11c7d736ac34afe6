import { expect, test } from 'vitest';
import { makeData, makeLeague } from '../../catalog/check/test-data.ts';
import { readDataFolder } from '../../catalog/read/read-data.ts';
import { REAL_DATA_FOLDER } from '../folders.ts';
import { type RefreshChoice, refreshList } from './refresh-list.ts';
import { rejectionOf } from './test-import.ts';

const HOST = 'https://raw.githubusercontent.com';
const LEAGUE = makeLeague('premierleague', '2026-27', {
  Draft: [{ start: '2026-06-24', name: 'Draft', type: 'Draft' }],
  'Matchday 1': [{ start: '2026-08-21', name: 'Opening', type: 'Matchday 1' }],
});
const LATER = makeLeague('premierleague', '2027-28', {
  'Matchday 1': [{ start: '2027-08-20', name: 'Opening', type: 'Matchday 1' }],
});
const DATA = {
  ...makeData({ ...LEAGUE, seasons: [...LEAGUE.seasons, ...LATER.seasons] }),
  refresh: [
    {
      league: 'premierleague',
      format: 'sportsdataverse' as const,
      address: `${HOST}/x/{season}/schedule_{year}.parquet`,
      source: 'fixture-list',
      licence: 'CC0 1.0',
    },
  ],
};
const choose = (today: string, choice?: RefreshChoice) =>
  refreshList(DATA, today, choice).map(({ request, isAhead }) => [request?.input, isAhead]);

test('a league is refreshed for the first season that is not over', () => {
  expect(choose('2026-07-01')).toEqual([[`${HOST}/x/2026-27/schedule_2027.parquet`, true]]);
  expect(choose('2026-08-21')).toEqual([[`${HOST}/x/2026-27/schedule_2027.parquet`, false]]);
  expect(choose('2026-08-22')).toEqual([[`${HOST}/x/2027-28/schedule_2028.parquet`, true]]);
  expect(choose('2027-08-21')).toEqual([[undefined, true]]);
});

test('a season that is not here yet is begun by its name', () => {
  expect(choose('2026-08-21', { league: 'premierleague', season: '2028' })).toEqual([
    [`${HOST}/x/2028/schedule_2028.parquet`, false],
  ]);
  expect(rejectionOf(() => choose('2026-08-21', { season: '2028-30' }))).toBe(
    '"2028-30" is not a season: 2026 or 2026-27',
  );
});

test('every league of the list has a season in the data', () => {
  const { data } = readDataFolder(REAL_DATA_FOLDER);
  const newest = (slug: string) => data.leagues.find((league) => league.slug === slug)?.seasons.at(-1);
  for (const { league, request } of refreshList(data, '2026-11-15')) {
    expect(newest(league)).toBeDefined();
    if (request) expect(request.input).toContain(request.format === 'nflverse' ? 'games.csv' : '202');
  }
});
