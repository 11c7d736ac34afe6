import { expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { auditLocalHours } from './local-hours.ts';
import { makeAudited, texts } from './test-season.ts';

const startingAt = (start: string, hours: [number, number]) =>
  texts(auditLocalHours(makeAudited([makeEvent({ start })], { hours })));

test('a start outside the usual hours of the home zone is found', () => {
  expect(startingAt('2026-08-15T02:00:00Z', [12, 22])).toEqual([
    'Arsenal vs Chelsea starts at 03:00 in Europe/London',
  ]);
  expect(startingAt('2026-08-15T11:00:00Z', [12, 22])).toEqual([]);
});

test('the hours may reach past midnight', () => {
  expect(startingAt('2026-12-15T00:30:00Z', [12, 1])).toEqual([]);
  expect(startingAt('2026-12-15T01:30:00Z', [12, 1])).toHaveLength(1);
});

test('a plain day has no hour', () => {
  expect(startingAt('2026-12-15', [12, 13])).toEqual([]);
});
