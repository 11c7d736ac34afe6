import { describe, expect, test } from 'vitest';
import { figuresOf, visitsOf } from './visits.ts';

const FLOOR = { paint: 1000, shift: 0, blocking: 20 };
const VISIT = { path: '/nfl', age: 'today', zone: 'Europe/Berlin', width: 390 };

describe('visits', () => {
  const leagues = ['/nfl', '/nba', '/nhl', '/mlb', '/cfl', '/wnba'];
  const visits = visitsOf(['/timeline', ...leagues], [{ age: 'today' }, { age: 'yesterday' }]);
  const kindsOf = (paths: string[]) =>
    new Set(visits.filter(({ path }) => paths.includes(path)).map(({ age, zone }) => `${age} ${zone}`));

  test('are paid to a page of its own kind at every age in every zone, on both screens', () => {
    expect(kindsOf(['/timeline']).size).toBe(2 * 3);
    expect(new Set(visits.filter(({ path }) => path === '/timeline').map(({ width }) => width)).size).toBe(2);
  });

  test('are paid to every league at every age, and to all together in every zone', () => {
    for (const path of leagues) expect(kindsOf([path]).size).toBe(2);
    expect(kindsOf(leagues).size).toBe(2 * 3);
  });
});

test('the worst visits are named: those that are furthest beyond a budget', () => {
  const good = { ...VISIT, paint: 1100, shift: 0, blocking: 60 };
  const visits = [
    ...Array.from({ length: 20 }, () => good),
    { ...good, path: '/moves', shift: 0.3 },
    { ...good, path: '/waits', paint: 2000 },
    { ...good, path: '/works', blocking: 500 },
  ];
  const figures = figuresOf(visits, FLOOR);
  const rows = [...new Set(figures.map(({ of }) => of))];
  expect(rows.slice(0, 5)).toEqual([
    'median of 23 visits',
    '95 of 100 are below',
    '/moves, built today, Europe/Berlin, 390',
    '/works, built today, Europe/Berlin, 390',
    '/waits, built today, Europe/Berlin, 390',
  ]);
  const figure = (of: string, metric: string) =>
    figures.find((each) => each.of.startsWith(of) && each.metric === metric)?.value;
  expect(figure('/waits', 'LCP ÷ floor')).toBe(2);
  expect(figure('/works', 'TBT beyond the floor ms')).toBe(480);
  expect(figure('median', 'TBT beyond the floor ms')).toBe(40);
});
