import { expect, test } from 'vitest';
import type { RefreshSource } from '../read/schema.ts';
import { checkRefresh } from './refresh.ts';
import { makeData, makeLeague } from './test-data.ts';

const SOURCE: RefreshSource = {
  league: 'premierleague',
  format: 'openfootball-json',
  address: 'https://raw.githubusercontent.com/openfootball/football.json/HEAD/{season}/en.1.json',
  source: 'fixture-list',
  licence: 'CC0 1.0',
};
const data = makeData(makeLeague('premierleague', '2026-27', {}));
const reasonsFor = (...sources: Partial<RefreshSource>[]) =>
  checkRefresh({ ...data, refresh: sources.map((source) => ({ ...SOURCE, ...source })) }).map(
    ({ reason }) => reason,
  );

test('what is known and once in the list is right', () => {
  expect(reasonsFor({})).toEqual([]);
  expect(reasonsFor({}, {})).toEqual(['"premierleague" is in the list already']);
  expect(reasonsFor({ league: 'nfl' })).toEqual(['there is no league "nfl"']);
  expect(reasonsFor({ source: 'nobody' })).toEqual(['the source "nobody" is not in sources.json']);
});

test.each([
  ['https://example.org/en.1.json', 'example.org is not one of the hosts: raw.githubusercontent.com'],
  ['https://raw.githubusercontent.com.example.org/x', 'raw.githubusercontent.com.example.org is not one'],
  ['https://raw.githubusercontent.com:444/x', 'raw.githubusercontent.com:444 is not one of the hosts'],
  ['https://me@raw.githubusercontent.com/x', 'has a name or a password'],
  ['http://raw.githubusercontent.com/x', 'is not an https address'],
  ['/etc/passwd', 'is not an https address'],
  ['https://raw.githubusercontent.com/../x', 'is not an https address'],
  ['https://raw.githubusercontent.com/{league}', 'only {season} and {year} are filled in'],
])('rejects the address %s', (address, reason) => {
  expect(reasonsFor({ address })[0]).toContain(reason);
});
