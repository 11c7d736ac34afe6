import { expect, test } from 'vitest';
import { checkGamesTitles } from './games-titles.ts';
import { makeData, makeLeague } from './test-data.ts';

const problemsOf = (...names: string[]) =>
  checkGamesTitles(
    makeData(
      makeLeague(
        'summerolympics',
        '2028',
        { Championship: names.map((name) => ({ start: '2028-07-14', end: '2028-07-30', name })) },
        { name: 'Summer Olympics', icon: 'olympics', teamScope: undefined },
      ),
    ),
  );

test('Games are named after their city and year, once', () => {
  expect(problemsOf('Summer Olympics Los Angeles 2028')).toEqual([]);
  for (const wrong of ['Los Angeles 2028', 'Summer Olympics Los Angeles', 'Summer Olympics 2028']) {
    expect(problemsOf(wrong), wrong).toHaveLength(1);
  }
  expect(problemsOf()).toHaveLength(1);
  expect(problemsOf('Summer Olympics Paris 2028', 'Summer Olympics Los Angeles 2028')).toHaveLength(1);
});

test('other leagues need no such event', () => {
  expect(checkGamesTitles(makeData(makeLeague('nfl', '2026', {})))).toEqual([]);
});
