import { describe, expect, test } from 'vitest';
import { makeEvent } from './check/test-data.ts';
import type { SportsEvent } from './event.ts';
import { isAhead, isUnderWay, statusOf } from './status.ts';

const statusAt = (event: SportsEvent, now: string, timeZone = 'Europe/London') =>
  statusOf(event, 'soccer', Date.parse(now), timeZone);

describe('a timed event', () => {
  const match = makeEvent({ start: '2026-11-15T16:30:00Z' });

  test.each([
    ['2026-11-15T16:29:59Z', 'upcoming', 'a second before the start'],
    ['2026-11-15T16:30:00Z', 'live', 'at the start'],
    ['2026-11-15T18:29:59Z', 'live', 'in the last second of the two hours that soccer takes'],
    ['2026-11-15T18:30:00Z', 'finished', 'after them'],
  ])('is at %s %s: %s', (now, status) => {
    expect(statusAt(match, now)).toBe(status);
  });

  test('ends when its end says so', () => {
    const window = makeEvent({ start: '2026-03-11T16:00:00Z', end: '2026-03-13T20:00:00Z' });
    expect(statusAt(window, '2026-03-13T19:59:59Z')).toBe('live');
    expect(statusAt(window, '2026-03-13T20:00:00Z')).toBe('finished');
  });

  test('is live at the same moment everywhere', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      expect(statusAt(match, '2026-11-15T17:00:00Z', zone)).toBe('live');
    }
  });

  test('takes as long as its sport takes', () => {
    expect(statusOf(match, 'football', Date.parse('2026-11-15T19:44:59Z'), 'UTC')).toBe('live');
    expect(statusOf(match, 'football', Date.parse('2026-11-15T19:45:00Z'), 'UTC')).toBe('finished');
  });
});

describe('an all-day event is live from midnight to midnight where the visitor is', () => {
  const tournament = makeEvent({ name: 'Masters Tournament', start: '2026-04-09', end: '2026-04-12' });

  test.each([
    ['Pacific/Kiritimati', '2026-04-08T10:00:00Z', '2026-04-12T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-04-09T11:00:00Z', '2026-04-13T11:00:00Z'],
    ['America/New_York', '2026-04-09T04:00:00Z', '2026-04-13T04:00:00Z'],
    ['Asia/Kathmandu', '2026-04-08T18:15:00Z', '2026-04-12T18:15:00Z'],
  ])('in %s from %s to %s', (zone, from, to) => {
    const justBefore = (instant: string) => new Date(Date.parse(instant) - 1000).toISOString();
    expect(statusAt(tournament, justBefore(from), zone)).toBe('upcoming');
    expect(statusAt(tournament, from, zone)).toBe('live');
    expect(statusAt(tournament, justBefore(to), zone)).toBe('live');
    expect(statusAt(tournament, to, zone)).toBe('finished');
  });

  test('for a single day if it has no end', () => {
    const draft = makeEvent({ name: 'Draft', start: '2026-04-23' });
    expect(statusAt(draft, '2026-04-23T22:59:59Z')).toBe('live');
    expect(statusAt(draft, '2026-04-23T23:00:00Z')).toBe('finished');
  });
});

describe('what the details say goes before the clock', () => {
  test.each([
    ['Cancelled', 'cancelled'],
    ['Canceled', 'cancelled'],
    ['Cancelled, Bahrain International Circuit', 'cancelled'],
    ['Cancelled; announced on 10 September 2024 as to be rescheduled, never held', 'cancelled'],
    ['Postponed', 'postponed'],
    ['postponed to a date to be announced', 'postponed'],
  ])('"%s" is %s at any time', (details, status) => {
    const event = makeEvent({ details });
    for (const now of ['2026-01-01T12:00:00Z', '2026-11-15T12:00:00Z', '2027-01-01T12:00:00Z']) {
      expect(statusAt(event, now)).toBe(status);
    }
  });

  test.each([
    'Makeup of game postponed on April 29',
    'Makeup of game postponed on April 29; Doubleheader, game 2',
    'FOX, postponed from February 18',
    'Replaces the cancelled race',
  ])('"%s" is an event that takes place', (details) => {
    expect(statusAt(makeEvent({ details }), '2026-11-01T12:00:00Z')).toBe('upcoming');
  });
});

describe('a provisional day', () => {
  const match = makeEvent({ start: '2026-11-21', provisional: true });

  test('is never live, for nobody knows whether the match is on that day', () => {
    expect(statusAt(match, '2026-11-20T12:00:00Z')).toBe('upcoming');
    expect(statusAt(match, '2026-11-21T12:00:00Z')).toBe('upcoming');
  });

  test('is not confirmed once it is past', () => {
    expect(statusAt(match, '2026-11-22T12:00:00Z')).toBe('unconfirmed');
    expect(statusAt({ ...match, details: 'Postponed' }, '2026-11-22T12:00:00Z')).toBe('postponed');
  });
});

test('only what is upcoming or live is ahead', () => {
  expect(
    (['upcoming', 'live', 'finished', 'unconfirmed', 'cancelled', 'postponed'] as const).filter(isAhead),
  ).toEqual(['upcoming', 'live']);
});

test('a single day without a time is never said to be under way, a tournament is on each of its days', () => {
  const now = Date.parse('2026-11-15T12:00:00Z');
  const isOn = (about: Partial<SportsEvent>) => isUnderWay(makeEvent(about), 'soccer', now, 'UTC');
  expect(isOn({ start: '2026-11-15' })).toBe(false);
  expect(isOn({ start: '2026-11-12', end: '2026-11-15' })).toBe(true);
  expect(isOn({ start: '2026-11-15T11:00:00Z' })).toBe(true);
  expect(isOn({ start: '2026-11-15T13:00:00Z' })).toBe(false);
});
