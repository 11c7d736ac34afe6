import { expect, test } from 'vitest';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { findMatches } from './finder.tsx';

const league = (slug: string, name: string): LeagueSummary => ({
  slug,
  name,
  path: `/${slug}`,
  category: 'Soccer',
  sport: 'soccer',
  monogram: 'ABC',
  colors: ['#000000', '#ffffff'],
  timeZone: 'UTC',
  eventCount: 0,
  seasons: [],
});
const team = (slug: string, name: string, ...leagues: string[]) => ({
  slug,
  name,
  scope: 'x',
  seasons: leagues.map((each) => ({ league: each, season: '2026' })),
  look: { shortName: name, abbreviation: '' },
});
const LEAGUES = [league('premierleague', 'Premier League'), league('facup', 'FA Cup')];
const TEAMS = [
  team('inter-miami', 'Inter Miami', 'mls'),
  team('atletico-madrid', 'Atlético Madrid', 'facup', 'premierleague', 'facup'),
  team('real-madrid', 'Real Madrid', 'facup'),
];
const names = (text: string) => findMatches(text, LEAGUES, TEAMS).map(({ name }) => name);

test('all words must match, in any order, ignoring accents and case', () => {
  expect(names('madrid ATLETICO')).toEqual(['Atlético Madrid']);
  expect(names('cup')).toEqual(['FA Cup']);
  expect(names('madrid')).toEqual(['Atlético Madrid', 'Real Madrid']);
});

test('names that start with the search come first', () => {
  expect(names('re')).toEqual(['Real Madrid', 'Premier League']);
});

test('a team lists its competitions, each once', () => {
  expect(findMatches('atl', LEAGUES, TEAMS)[0]).toMatchObject({
    list: 'teams',
    path: '/teams/atletico-madrid',
    detail: 'FA Cup, Premier League',
  });
});

test('an empty search finds nothing', () => {
  expect(names('')).toEqual([]);
  expect(names('  ')).toEqual([]);
  expect(names('\ud800')).toEqual([]);
});
