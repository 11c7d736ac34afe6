import { expect, test } from 'vitest';
import { testEvent } from './test-event.ts';
import { whichDay } from './which-day.ts';

const visitor = { now: Date.parse('2026-11-20T17:00:00Z'), timeZone: 'America/New_York' };

test('what lasts several days is at one of them', () => {
  expect(whichDay(testEvent({ start: '2026-11-19', end: '2026-11-22' }), visitor)).toBe('Day 2 of 4');
});

test('what is over within a day has no number', () => {
  expect(whichDay(testEvent({ start: '2026-11-20' }), visitor)).toBe('');
  expect(whichDay(testEvent({ start: '2026-11-20T18:00:00Z' }), visitor)).toBe('');
});
