import { expect, test } from 'vitest';
import { game, soccerData } from '../check/test-data.ts';
import { aboutData } from './about-data.ts';
import { buildCatalog } from './build-catalog.ts';

test('a source says how many teams and groups are known from it', () => {
  const data = soccerData({ 'Matchday 1': [game('Arsenal', 'Chelsea', '2024-08-17')] });
  const group = { league: 'premierleague', from: '2024-25', name: 'London', teams: ['Arsenal', 'Chelsea'] };
  data.groups = [
    { ...group, sources: ['fixture-list'] },
    { ...group, name: 'Capital' },
  ];
  expect(aboutData(buildCatalog(data), data).sources).toMatchObject([
    { key: 'fixture-list', teams: 2, groups: 1 },
  ]);
});
