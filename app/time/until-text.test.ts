import { describe, expect, test } from 'vitest';
import { untilText } from './format.ts';

const visitor = {
  now: Date.parse('2026-11-15T14:30:00Z'),
  today: '2026-11-15',
  timeZone: 'America/New_York',
};
const until = (start: string) =>
  untilText({ start, zone: 'America/New_York' }, visitor).replaceAll('\u00a0', ' ');

describe('how long it is until an event', () => {
  test('in hours and minutes on the day, without minutes from four hours on', () => {
    expect(until('2026-11-15T18:05:00Z')).toBe('in 3 h 35 min');
    expect(until('2026-11-16T00:10:00Z')).toBe('in 10 h');
    expect(until('2026-11-15T14:50:00Z')).toBe('in 20 min');
    expect(until('2026-11-15T14:30:20Z')).toBe('now');
  });

  test('roughly before a provisional day, and not at all near it', () => {
    const untilRound = (start: string) =>
      untilText({ start, zone: 'America/New_York', provisional: true }, visitor);
    expect(untilRound('2026-11-21')).toBe('in about 6 days');
    expect(untilRound('2026-11-18')).toBe('');
    expect(untilRound('2026-11-15')).toBe('');
  });

  test('in days before that, and where the hour is not known', () => {
    expect(until('2026-11-15')).toBe('today');
    expect(until('2026-11-16')).toBe('tomorrow');
    expect(until('2026-11-19T00:30:00Z')).toBe('in 3 days');
  });
});
