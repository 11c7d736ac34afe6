import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import type { SportsEvent } from './event.ts';
import { isPeriod, isPlay } from './period.ts';

describe('a period covers other events', () => {
  test.each<[Partial<SportsEvent>, string]>([
    [{ name: 'Transfer Window', type: '', start: '2026-06-15', end: '2026-09-01' }, 'it lasts for months'],
    [{ name: 'Spring', start: '2026-04-01', end: '2026-04-25' }, 'it lasts for 24 days and the first'],
    [{ name: 'Week 11', type: 'Week 11', start: '2026-11-19', end: '2026-11-23' }, 'it is named as its type'],
    [
      { name: 'Playoffs', category: 'Playoffs', start: '2026-12-01', end: '2026-12-08' },
      'it is named as its category',
    ],
    [{ name: 'Mid Season Break', start: '2026-12-20', end: '2027-01-02' }, 'nothing happens in a break'],
    [
      { name: 'Bowl Season', type: 'Bowl Game', start: '2026-12-15', end: '2027-01-02' },
      'it is called a season',
    ],
  ])('%o is one: %s', (about) => {
    expect(isPeriod(makeEvent(about))).toBe(true);
  });

  test.each<[Partial<SportsEvent>, string]>([
    [
      { name: 'Wimbledon', type: 'Grand Slam', start: '2026-06-29', end: '2026-07-12' },
      'a fortnight is an event',
    ],
    [
      { name: 'Summer Olympics', type: 'Championship', start: '2024-07-26', end: '2024-08-11' },
      'and so are Olympic Games',
    ],
    [{ name: 'Spring', start: '2026-04-01', end: '2026-04-24' }, 'it is a day short'],
    [{ name: 'Draft', type: 'Draft', start: '2026-04-23' }, 'a single day is not a period'],
    [
      { name: 'A vs B', home: 'A', away: 'B', start: '2026-04-01', end: '2026-06-01' },
      'a game is never a period',
    ],
  ])('%o is none: %s', (about) => {
    expect(isPeriod(makeEvent(about))).toBe(false);
  });
});

test('drafts and the offseason are not play', () => {
  const categories = ['Offseason', 'Draft', 'Preseason', 'Playoffs', ''];
  expect(categories.filter((category) => isPlay({ category }))).toEqual(['Preseason', 'Playoffs', '']);
});
