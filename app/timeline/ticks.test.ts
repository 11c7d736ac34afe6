import { expect, test } from 'vitest';
import { type Tick, ticksOn } from './ticks.ts';

const axis = { from: '2026-11-01', length: 61 };
const days = (ticks: readonly Tick[]) => ticks.map(({ day }) => day);
const texts = (ticks: readonly Tick[]) => ticks.map(({ text }) => text);

test('weeks below months, months below years, quarters where months have no room, else years alone', () => {
  const years = { from: '2026-01-01', length: 730 };
  const ticks = (dayWidth: number) => ticksOn(years, dayWidth, 'monday');
  expect(texts(ticks(10).major).slice(0, 2)).toEqual(['January 2026', 'February 2026']);
  expect(texts(ticks(10).minor).slice(0, 2)).toEqual(['5', '12']);
  expect(texts(ticks(2).major)).toEqual(['2026', '2027']);
  expect(texts(ticks(2).minor).slice(0, 3)).toEqual(['Jan', 'Feb', 'Mar']);
  expect(texts(ticks(0.5).minor).slice(0, 3)).toEqual(['Jan', 'Apr', 'Jul']);
  expect(ticks(0.2)).toMatchObject({ major: [{ text: '2026' }, { text: '2027' }], minor: [] });
});

test('months follow each other without a gap, over a year’s end and a leap day', () => {
  const { major, minor } = ticksOn({ from: '2027-12-01', length: 31 + 31 + 29 }, 2, 'monday');
  expect(days(minor)).toEqual(['2027-12-01', '2028-01-01', '2028-02-01']);
  expect(minor.map(({ at, size }) => [at, size])).toEqual([
    [0, 31],
    [31, 31],
    [62, 29],
  ]);
  // A year of which only some is on the axis has that.
  expect(major.map(({ at, size }) => [at, size])).toEqual([
    [0, 31],
    [31, 60],
  ]);
});

test('a stretch of the axis has the ticks of which some is in it', () => {
  const year = { from: '2026-01-01', length: 365 };
  // 31 January to 2 March; a view that moves has fractions, and may reach beyond the axis.
  expect(days(ticksOn(year, 2, 'monday', 30.5, 60.5).minor)).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ]);
  expect(days(ticksOn(year, 10, 'monday', 10.5, 18.5).minor)).toEqual([
    '2026-01-05',
    '2026-01-12',
    '2026-01-19',
  ]);
  for (const dayWidth of [10, 2, 0.5]) {
    expect(ticksOn(year, dayWidth, 'sunday', -40, 500)).toEqual(ticksOn(year, dayWidth, 'sunday'));
  }
});

test('weeks begin on the visitor’s day', () => {
  expect(ticksOn(axis, 10, 'monday').minor[0]?.day).toBe('2026-11-02');
  expect(ticksOn(axis, 10, 'sunday').minor[0]?.day).toBe('2026-11-01');
});
