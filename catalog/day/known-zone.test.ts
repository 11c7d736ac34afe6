import { expect, test } from 'vitest';
import { dayInZone } from './day.ts';
import { knownZone } from './known-zone.ts';

test('a zone of which nothing is known is UTC', () => {
  expect(knownZone('Europe/London')).toBe('Europe/London');
  expect(knownZone('Mars/Olympus')).toBe('UTC');
  expect(knownZone('Etc/Unknown')).toBe('UTC');
  expect(knownZone('')).toBe('UTC');
  expect(knownZone(undefined)).toBe('UTC');
});

test('days in such a zone are those of UTC', () => {
  expect(dayInZone('2026-11-15T23:59:00Z', 'Mars/Olympus')).toBe('2026-11-15');
});
