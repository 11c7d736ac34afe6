import { expect, test } from 'vitest';
import { packSummary, unpackSummary } from './packed-summary.ts';
import type { CategorySummary, NamedSeason } from './summary.ts';

const summaryWith = (earlier: NamedSeason[]): CategorySummary[] => [
  {
    name: 'Soccer',
    path: '/soccer',
    sportId: 'soccer',
    leagues: [
      {
        slug: 'worldcup',
        name: 'World Cup',
        path: '/worldcup',
        category: 'Soccer',
        sportId: 'soccer',
        timeZone: 'UTC',
        events: 1,
        earlier,
        seasons: [],
      },
    ],
  },
];

const season = (label: string, timeZone: string, teamScope?: string): NamedSeason => ({
  label,
  timeZone,
  ...(teamScope === undefined ? {} : { teamScope }),
});

test('seasons of one zone and scope are packed together, in their order', () => {
  const summary = summaryWith([
    season('1990', 'Europe/Rome', 'nations'),
    season('1994', 'America/New_York', 'nations'),
    season('1998', 'America/New_York', 'nations'),
    season('2002', 'America/New_York'),
    season('2006', 'Europe/Rome', 'nations'),
  ]);
  const packed = packSummary(summary);
  expect(packed[0]?.leagues[0]?.earlier.map(({ labels }) => labels)).toEqual([
    ['1990'],
    ['1994', '1998'],
    ['2002'],
    ['2006'],
  ]);
  expect(unpackSummary(JSON.parse(JSON.stringify(packed)))).toEqual(summary);
});

test('a league without history has none', () => {
  expect(unpackSummary(packSummary(summaryWith([])))).toEqual(summaryWith([]));
});
