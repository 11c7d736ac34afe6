import { expect, test } from 'vitest';
import { isBusy, parseProcessorTime, stolenShare } from './machine.ts';

test('the time of all processors is read, used and stolen', () => {
  const text = 'cpu  100 10 40 5000 7 1 2 30 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n';
  expect(parseProcessorTime(text)).toEqual({ used: 153, stolen: 30 });
  expect(parseProcessorTime('')).toEqual({ used: 0, stolen: 0 });
});

test('what was stolen is a part of what was asked for', () => {
  expect(stolenShare({ used: 100, stolen: 10 }, { used: 190, stolen: 20 })).toBe(0.1);
  expect(stolenShare({ used: 100, stolen: 10 }, { used: 100, stolen: 10 })).toBe(0);
});

test('work that waits before the run, or what the host keeps during it, makes the machine a busy one', () => {
  expect(isBusy({ load: [0.4, 5, 5] })).toBe(false);
  expect(isBusy({ load: [0.6, 0, 0] })).toBe(true);
  expect(isBusy({ load: [0, 0, 0], stolen: 0.01 })).toBe(false);
  expect(isBusy({ load: [0, 0, 0], stolen: 0.04 })).toBe(true);
});
