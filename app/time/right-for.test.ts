import { describe, expect, test } from 'vitest';
import { rightWhileSame, shiftsWithSameDays } from './right-for.ts';

const at = (...starts: string[]) => starts.map((start) => ({ start }));

describe('clocks may differ', () => {
  test('until the first or the last game is on another day', () => {
    // At 13:00 and 20:20 in New York.
    const sunday = at('2026-11-15T18:00:00Z', '2026-11-16T01:20:00Z');
    expect(shiftsWithSameDays(sunday, 'America/New_York')).toEqual({ from: -780, to: 219 });
  });

  test('only to the east if a game is at midnight', () => {
    expect(shiftsWithSameDays(at('2026-11-15T05:00:00Z'), 'America/New_York').from).toBeCloseTo(0);
  });

  test('as they like if nothing has a time', () => {
    expect(shiftsWithSameDays(at('2026-11-20'), 'America/New_York')).toEqual({ from: -1440, to: 1440 });
  });
});

describe('a part is right', () => {
  const visitor = { now: Date.parse('2026-11-15T14:30:00Z'), timeZone: 'America/New_York' };
  const daysOf = (looksAt: (moment: number) => string) => {
    const said = rightWhileSame(looksAt, visitor);
    return 'data-right-from' in said ? [said['data-right-from'], said['data-right-until']] : undefined;
  };
  const before = (day: string) => (moment: number) => String(moment < Date.parse(day));

  test('from the day before the build until the last day on which it looks the same', () => {
    expect(daysOf(before('2026-11-18'))).toEqual(['2026-11-14', '2026-11-17']);
  });

  test('on one day if it changes every day', () => {
    expect(daysOf(String)).toEqual(['2026-11-15', '2026-11-15']);
  });

  test('without an end if nothing changes within a week', () => {
    expect(daysOf(() => '')).toEqual(['2026-11-14', undefined]);
  });
});
