import { expect, test } from 'vitest';
import { readDataFolder } from '../../catalog/read/read-data.ts';
import { REAL_DATA_FOLDER } from '../folders.ts';
import { REFRESH_LIST } from './refresh-list.ts';

test('what is refreshed daily exists here, and is public', () => {
  const { data } = readDataFolder(REAL_DATA_FOLDER);
  for (const { input, league, season, source } of REFRESH_LIST) {
    expect(input).toMatch(/^https:\/\/raw\.githubusercontent\.com\/[\w.-]+\/[\w.-]+\/HEAD\//);
    const found = data.leagues.find(({ slug }) => slug === league);
    expect(found?.seasons.map(({ label }) => label)).toContain(season);
    expect(Object.keys(data.sources)).toContain(source);
  }
  expect(new Set(REFRESH_LIST.map(({ input }) => input)).size).toBe(REFRESH_LIST.length);
});
