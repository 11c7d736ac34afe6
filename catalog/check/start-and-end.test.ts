import { describe, expect, test } from 'vitest';
import { problemsIn, soccerData } from './test-data.ts';

const FORM = 'is neither a date (2026-11-15) nor a UTC instant (2026-11-15T18:00:00Z)';

const withTimes = (start: string, end?: string) =>
  soccerData({ '': [{ start, ...(end === undefined ? {} : { end }), name: 'Transfer Window' }] });

describe('a start is a day or a UTC instant', () => {
  test.each(['2024-07-01', '2024-07-01T10:00:00Z'])('%s is accepted', (start) => {
    expect(problemsIn(withTimes(start))).toEqual([]);
  });

  test.each([
    ['9/14/24', 'a short month/day/year'],
    ['2024-09-14T18:00:00', 'an instant without its zone'],
    ['2024-09-14T18:00:00+02:00', 'an instant in another zone'],
    ['2024-09-14T18:00Z', 'an instant without its seconds'],
    ['2026-02-30', 'a day that does not exist'],
    ['2025-02-29', 'a leap day of a common year'],
    ['2024-09-14T25:00:00Z', 'an hour that does not exist'],
  ])('%s is rejected by name: %s', (start) => {
    expect(problemsIn(withTimes(start))).toEqual([{ field: 'start', reason: `"${start}" ${FORM}` }]);
  });
});

describe('an end is of the same kind as the start and after it', () => {
  test.each([
    ['2024-07-01', '2024-08-30'],
    ['2024-07-01T10:00:00Z', '2024-07-01T12:00:00Z'],
  ])('%s to %s is accepted', (start, end) => {
    expect(problemsIn(withTimes(start, end))).toEqual([]);
  });

  test('an end before the start is rejected', () => {
    expect(problemsIn(withTimes('2024-08-30', '2024-07-01'))).toEqual([
      { field: 'end', reason: '"2024-07-01" is before the start "2024-08-30"' },
    ]);
  });

  test('an end equal to the start is rejected', () => {
    expect(problemsIn(withTimes('2024-08-30', '2024-08-30'))).toEqual([
      { field: 'end', reason: '"2024-08-30" equals the start: leave the end out' },
    ]);
  });

  test('an end that is neither a date nor an instant is rejected', () => {
    expect(problemsIn(withTimes('2024-07-01', '8/30/24'))).toEqual([
      { field: 'end', reason: `"8/30/24" ${FORM}` },
    ]);
  });

  test.each([
    ['2024-07-01', '2024-08-30T22:00:00Z'],
    ['2024-07-01T10:00:00Z', '2024-08-30'],
  ])('%s to %s mixes the kinds and is rejected', (start, end) => {
    const reason = `"${end}" and the start "${start}" must both be dates or both instants`;
    expect(problemsIn(withTimes(start, end))).toEqual([{ field: 'end', reason }]);
  });
});
