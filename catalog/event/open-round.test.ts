import { expect, test } from 'vitest';
import { openRound } from './open-round.ts';

const days = (start: string, details = '') => {
  const round = openRound({ start, details, provisional: true });
  return round && [round.from, round.to, round.day];
};

test.each([
  ['2026-11-20', ['2026-11-20', '2026-11-23', '2026-11-21']],
  ['2026-11-21', ['2026-11-20', '2026-11-23', '2026-11-21']],
  ['2026-11-22', ['2026-11-20', '2026-11-23', '2026-11-21']],
  ['2026-11-23', ['2026-11-20', '2026-11-23', '2026-11-21']],
])('a round of %s may be from Friday to Monday', (start, expected) => {
  expect(days(start)).toEqual(expected);
  expect(openRound({ start, provisional: true })?.isWeekend).toBe(true);
});

test.each(['2026-12-01', '2026-12-02', '2026-12-03'])('one of %s from Tuesday to Thursday', (start) => {
  expect(days(start)).toEqual(['2026-12-01', '2026-12-03', '2026-12-02']);
});

test('the two days that its details name, where they do', () => {
  const named = 'Time to be confirmed (January 9 or 10)';
  expect(days('2027-01-10', named)).toEqual(['2027-01-09', '2027-01-10', '2027-01-09']);
  expect(days('2026-11-27', 'November 27 or 28, Time to be confirmed')?.slice(0, 2)).toEqual([
    '2026-11-27',
    '2026-11-28',
  ]);
  expect(days('2026-08-01', 'July 31 or 1 August')?.slice(0, 2)).toEqual(['2026-07-31', '2026-08-01']);
});

test('numbers that are no days of the round are not mistaken for them', () => {
  expect(days('2026-11-21', '3 or 4 substitutes')?.slice(0, 2)).toEqual(['2026-11-20', '2026-11-23']);
});

test('a game that has its day is no round', () => {
  expect(openRound({ start: '2026-11-21' })).toBeUndefined();
});
