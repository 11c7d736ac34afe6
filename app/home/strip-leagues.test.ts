import { expect, test } from 'vitest';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { stripLeagues } from './strip-leagues.ts';

const league = (slug: string, sport: string, playFrom: string, playTo: string) =>
  ({ slug, sport, seasons: [{ playFrom, playTo }] }) as LeagueSummary;

const leagues = [
  league('nfl', 'football', '2026-08-06', '2027-02-14'),
  league('cfl', 'football', '2026-05-01', '2026-11-15'),
  league('nba', 'basketball', '2026-10-01', '2027-06-20'),
  league('mlb', 'baseball', '2026-02-20', '2026-11-01'),
];
const chosen = (followed: string[], most: number) =>
  stripLeagues(leagues, followed, { today: '2026-11-19', most }).map(({ slug }) => slug);

test('each sport has one that plays before any league that does not', () => {
  expect(chosen([], 2)).toEqual(['nfl', 'nba']);
  expect(chosen([], 4)).toEqual(['nfl', 'nba', 'mlb', 'cfl']);
});

test('what the visitor follows comes first, whether it plays or not', () => {
  expect(chosen(['cfl'], 2)).toEqual(['cfl', 'nfl']);
});
