import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { addDays, dayInZone } from '../day/day.ts';
import type { SportsEvent } from './event.ts';
import { isAhead, isUnderWay, lastsUntil, statusOf, todayFor } from './status.ts';

const statusAt = (event: SportsEvent, now: string) => statusOf(event, 'soccer', Date.parse(now));

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

  test('is live at the same moment wherever it is', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      expect(statusAt({ ...match, zone }, '2026-11-15T17:00:00Z')).toBe('live');
    }
  });

  test('takes as long as its sport takes', () => {
    expect(statusOf(match, 'football', Date.parse('2026-11-15T19:44:59Z'))).toBe('live');
    expect(statusOf(match, 'football', Date.parse('2026-11-15T19:45:00Z'))).toBe('finished');
  });
});

describe('an event without a time is today from midnight to midnight at its venue', () => {
  const tournament = makeEvent({ name: 'Masters Tournament', start: '2026-04-09', end: '2026-04-12' });

  test.each([
    ['Pacific/Kiritimati', '2026-04-08T10:00:00Z', '2026-04-12T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-04-09T11:00:00Z', '2026-04-13T11:00:00Z'],
    ['America/New_York', '2026-04-09T04:00:00Z', '2026-04-13T04:00:00Z'],
    ['Asia/Kathmandu', '2026-04-08T18:15:00Z', '2026-04-12T18:15:00Z'],
    ['Australia/Adelaide', '2026-04-08T14:30:00Z', '2026-04-12T14:30:00Z'],
    ['Pacific/Chatham', '2026-04-08T11:15:00Z', '2026-04-12T11:15:00Z'],
  ])('in %s from %s to %s', (zone, from, to) => {
    const justBefore = (instant: string) => new Date(Date.parse(instant) - 1000).toISOString();
    const event = { ...tournament, zone };
    expect(statusAt(event, justBefore(from))).toBe('upcoming');
    expect(statusAt(event, from)).toBe('today');
    expect(statusAt(event, justBefore(to))).toBe('today');
    expect(statusAt(event, to)).toBe('finished');
    expect(Date.parse(lastsUntil(event, 'golf'))).toBe(Date.parse(to));
  });

  test('for a single day if it has no end', () => {
    const draft = makeEvent({ name: 'Draft', start: '2026-04-23' });
    expect(statusAt(draft, '2026-04-23T22:59:59Z')).toBe('today');
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
    // The round lasts until Monday.
    expect(statusAt(match, '2026-11-23T12:00:00Z')).toBe('upcoming');
    expect(statusAt(match, '2026-11-24T12:00:00Z')).toBe('unconfirmed');
    expect(statusAt({ ...match, off: 'postponed' }, '2026-11-22T12:00:00Z')).toBe('postponed');
  });
});

test('only what is upcoming, today or live is ahead', () => {
  expect(
    (['upcoming', 'today', 'live', 'finished', 'unconfirmed', 'cancelled', 'postponed'] as const).filter(
      isAhead,
    ),
  ).toEqual(['upcoming', 'today', 'live']);
});

test('only an event with a known time is ever said to be under way', () => {
  const now = Date.parse('2026-11-15T12:00:00Z');
  const isOn = (about: Partial<SportsEvent>) => isUnderWay(makeEvent(about), 'soccer', now);
  expect(isOn({ start: '2026-11-15' })).toBe(false);
  expect(isOn({ start: '2026-11-12', end: '2026-11-15' })).toBe(false);
  expect(isOn({ start: '2026-11-15T11:00:00Z' })).toBe(true);
  expect(isOn({ start: '2026-11-15T13:00:00Z' })).toBe(false);
});

const ZONES = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/New_York',
  'America/St_Johns',
  'UTC',
  'Europe/Rome',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];
const anyZone = fc.constantFrom(...ZONES);
/** Years with every change of the clocks, to the minute. */
const anyMoment = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.getTime() - (date.getTime() % 60_000));

describe('for visitors in every zone, at every moment', () => {
  const anyEvent = fc
    .record({
      zone: anyZone,
      now: anyMoment,
      from: fc.integer({ min: -6, max: 6 }),
      days: fc.nat({ max: 8 }),
    })
    .map(({ zone, now, from, days }) => {
      const start = addDays(dayInZone(now, zone), from);
      return { now, event: makeEvent({ zone, start, end: days === 0 ? null : addDays(start, days) }) };
    });

  test('an event without a time is today, or over, by the date at its venue, and never live', () => {
    fc.assert(
      fc.property(anyEvent, ({ now, event }) => {
        const there = dayInZone(now, event.zone);
        const isOver = there > (event.end ?? event.start);
        const expected = there < event.start ? 'upcoming' : isOver ? 'finished' : 'today';
        expect(statusOf(event, 'golf', now)).toBe(expected);
        expect(Date.parse(lastsUntil(event, 'golf')) <= now).toBe(isOver);
      }),
    );
  });

  test('the day by which it is judged is that of the venue; with a time, that of the visitor', () => {
    fc.assert(
      fc.property(anyEvent, anyZone, ({ now, event }, timeZone) => {
        expect(todayFor(event, { now, timeZone })).toBe(dayInZone(now, event.zone));
        const timed = { ...event, start: '2026-11-15T18:00:00Z' };
        expect(todayFor(timed, { now, timeZone })).toBe(dayInZone(now, timeZone));
      }),
    );
  });
});
