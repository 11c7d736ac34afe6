import { expect, test } from 'vitest';
import { shiftsWithSameDays } from './right-for.ts';

const at = (...starts: string[]) => starts.map((start) => ({ start }));

test('clocks may differ until the first or the last game is on another day', () => {
  // At 13:00 and 20:20 in New York.
  const sunday = at('2026-11-15T18:00:00Z', '2026-11-16T01:20:00Z');
  expect(shiftsWithSameDays(sunday, '2026-11-15', 'America/New_York')).toEqual({ from: -780, to: 219 });
});

test('a game at midnight is on another day for everybody to the west', () => {
  const late = at('2026-11-15T05:00:00Z');
  expect(shiftsWithSameDays(late, '2026-11-15', 'America/New_York').from).toBeCloseTo(0);
});

test('what is over counts in a season that is over', () => {
  const [over, next] = at('2026-11-13T05:00:00Z', '2026-11-20T17:00:00Z');
  if (!over || !next) throw new Error('no events');
  const today = '2026-11-15';
  expect(shiftsWithSameDays([over, next], today, 'America/New_York').from).toBe(-720);
  expect(shiftsWithSameDays([over], today, 'America/New_York').from).toBeCloseTo(0);
});

test('what has no time is on its day everywhere', () => {
  expect(shiftsWithSameDays(at('2026-11-20'), '2026-11-15', 'America/New_York')).toEqual({
    from: -1440,
    to: 1440,
  });
});
