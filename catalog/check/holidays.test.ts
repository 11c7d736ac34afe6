import { describe, expect, test } from 'vitest';
import type { HolidayRule } from '../read/holiday.ts';
import { problemsIn, soccerData } from './test-data.ts';

function problemsOf(rule: HolidayRule) {
  const data = soccerData({ '': [{ start: '2025-05-25', name: 'Final Day' }] });
  return problemsIn({ ...data, holidays: [{ name: 'Test Day', countries: ['us'], rule }] });
}

describe('a holiday', () => {
  test('has a day in every year', () => {
    expect(problemsOf({ type: 'fixed', month: 12, day: 25 })).toEqual([]);
    expect(problemsOf({ type: 'fixed', month: 2, day: 29 })).toEqual([
      { field: 'rule', reason: 'gives no day in 2023, 2025, 2026, 2027, 2029, 2030' },
    ]);
  });

  test('may follow an event of which only some years are known', () => {
    expect(problemsOf({ type: 'event', league: 'premierleague', pattern: '^Final Day$' })).toEqual([]);
    expect(problemsOf({ type: 'event', league: 'premierleague', pattern: '^Finals Day$' })).toEqual([
      { field: 'rule', reason: 'matches no event of the league' },
    ]);
  });
});
