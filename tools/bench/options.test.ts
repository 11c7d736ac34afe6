import { expect, test } from 'vitest';
import { PARTS, parseOptions } from './options.ts';

test('by default everything is built and measured five times', () => {
  expect(parseOptions([])).toEqual({ builds: true, parts: PARTS, runs: 5, scale: 1 });
});

test('parts are named one by one or with commas, and come in their own order', () => {
  const { parts, builds } = parseOptions(['--no-build', '--only', 'search,bytes', '--only=lighthouse']);
  expect(parts).toEqual(['lighthouse', 'bytes', 'search']);
  expect(builds).toBe(false);
});

test.each([
  [['--only', 'speed'], '--only speed: the parts are build, lighthouse'],
  [['--runs', '0'], '--runs 0: a whole number from 1 to 100'],
  [['--scale', '1.5'], '--scale 1.5: a whole number'],
  [['--scale', '1000'], 'from 1 to 20'],
  [['--fast'], '--fast'],
])('%s is rejected', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});
