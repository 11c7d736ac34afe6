import { expect, test } from 'vitest';
import { playoffSeries } from './group-events.ts';
import { testEvent } from './test-event.ts';

const game = (home: string, away: string, start: string) =>
  testEvent({ name: `${home} vs ${away}`, home, away, start, section: 'Playoffs' });

test('three meetings and more are a series, whoever plays at home', () => {
  const { series, others } = playoffSeries([
    game('A', 'B', '2026-04-18'),
    game('C', 'D', '2026-04-18'),
    game('A', 'B', '2026-04-20'),
    game('B', 'A', '2026-04-22'),
    testEvent({ name: 'Playoffs Begin', start: '2026-04-18' }),
  ]);
  expect(series.map(({ label, events }) => [label, events.length])).toEqual([['A – B', 3]]);
  expect(others.map(({ name }) => name)).toEqual(['C vs D', 'Playoffs Begin']);
});
