import { expect, test } from 'vitest';
import type { SeasonFile } from '../../catalog/read/schema.ts';
import { earlierSeasons, movedBack, withTeamsMoved } from './scaled-data.ts';

const labels = (seasons: string[], scale: number) => [
  ...seasons,
  ...earlierSeasons(seasons, scale).map(({ label }) => label),
];

test.each([
  [['2023', '2024', '2025', '2026']],
  [['2023-24', '2024-25', '2025-26', '2026-27']],
  [['2023', '2026', '2027', '2030']],
  [['2024', '2028']],
  [['2024']],
])('%s: ten times as many seasons, none twice, none later', (seasons) => {
  const all = labels(seasons, 10);
  expect(new Set(all).size).toBe(seasons.length * 10);
  expect(all.sort().at(-1)).toBe(seasons.at(-1));
});

test('seasons of two years stay so, over the turn of the century too', () => {
  expect(labels(['2023-24'], 3)).toEqual(['2023-24', '2022-23', '2021-22']);
  expect(labels(['2000-01'], 2)).toEqual(['2000-01', '1999-00']);
});

test('nothing is added for the data as they are', () => {
  expect(earlierSeasons(['2026'], 1)).toEqual([]);
});

test('events move by years, to the same day of the week and the same hour', () => {
  const season: SeasonFile = {
    source: 'general',
    sure: 'known',
    events: {
      Games: [
        { start: '2026-11-15T18:00:00Z', name: 'A vs B', home: 'A', away: 'B', occurrence: 2 },
        { start: '2024-02-29', end: '2024-03-02', name: 'Break' },
      ],
    },
  };
  const [game, days] = movedBack(season, 4).events.Games ?? [];
  expect(game).toEqual({ ...season.events.Games?.[0], start: '2022-11-13T18:00:00Z' });
  expect(days).toMatchObject({ start: '2020-02-27', end: '2020-02-29' });
  expect(season.events.Games?.[1]?.start).toBe('2024-02-29');
});

test('teams change places with each other, in the names too; other events stay', () => {
  const game = (home: string, away: string, rest = '') => ({
    start: '2026-11-15',
    name: `${home} vs ${away}${rest}`,
    home,
    away,
  });
  const draft = { start: '2026-04-23', name: 'Draft' };
  const season: SeasonFile = {
    source: 'general',
    sure: 'known',
    events: { Games: [game('A', 'B'), game('B', 'C', ' (Game 2)')], Draft: [draft] },
  };
  expect(withTeamsMoved(season, 4).events).toEqual({
    Games: [game('B', 'C'), game('C', 'A', ' (Game 2)')],
    Draft: [draft],
  });
});
