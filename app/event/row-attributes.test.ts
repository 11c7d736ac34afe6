import { describe, expect, test } from 'vitest';
import { NEUTRAL } from '../time/format.ts';
import { mayBeFirst, rowAttributes } from './row-attributes.ts';
import { testEvent } from './test-event.ts';

const visitorAt = (now: string, timeZone: string, today: string) => ({
  ...NEUTRAL,
  hour12: true,
  now: Date.parse(now),
  timeZone,
  today,
});

const NEW_YORK = visitorAt('2026-11-16T02:00:00Z', 'America/New_York', '2026-11-15');
const BERLIN = visitorAt('2026-11-16T02:00:00Z', 'Europe/Berlin', '2026-11-16');

const afternoon = testEvent({ start: '2026-11-15T18:00:00Z' });
const evening = testEvent({ start: '2026-11-16T01:20:00Z' });

const marksOf = (...args: Parameters<typeof rowAttributes>) => {
  const {
    'data-first': first,
    'data-today': today,
    'data-live': live,
    'data-over': over,
    'data-outside': outside,
    'data-hidden': hidden,
  } = rowAttributes(...args);
  return Object.entries({ first, today, live, over, outside, hidden }).flatMap(([name, set]) =>
    set === '' ? [name] : [],
  );
};

describe('a row', () => {
  test('is the first of its day in the visitor’s zone', () => {
    expect(marksOf(afternoon, undefined, 'football', NEW_YORK)).toEqual(['first', 'today', 'over']);
    expect(marksOf(evening, afternoon, 'football', NEW_YORK)).toEqual(['today', 'live']);
    expect(marksOf(evening, afternoon, 'football', BERLIN)).toEqual(['first', 'today', 'live']);
  });

  test('that lasts for days does not share its date with one of the first day', () => {
    const cup = testEvent({ start: '2026-11-15', end: '2026-11-18' });
    expect(marksOf(cup, afternoon, 'golf', NEW_YORK)).toEqual(['first', 'today']);
    expect(marksOf(testEvent({ start: '2026-11-15' }), cup, 'golf', NEW_YORK)).toEqual(['first', 'today']);
  });

  test('whose day is open is of no day', () => {
    const open = testEvent({ start: '2026-11-14', provisional: true });
    expect(marksOf(open, undefined, 'soccer', NEW_YORK)).toEqual(['first']);
    expect(rowAttributes(open, undefined, 'soccer', NEW_YORK)).toMatchObject({
      'data-start': '2026-11-13',
      'data-end': '2026-11-16',
      'data-open': '',
    });
  });

  test('that was called off is never live', () => {
    expect(marksOf({ ...evening, off: 'cancelled' }, undefined, 'football', NEW_YORK)).toEqual([
      'first',
      'today',
    ]);
  });
});

test('a row outside of the visitor’s hours is dimmed, also while it is live, or left out', () => {
  const hours = '08:00-20:00';
  expect(marksOf(evening, afternoon, 'football', { ...NEW_YORK, hours })).toEqual([
    'today',
    'live',
    'outside',
  ]);
  expect(marksOf(evening, undefined, 'football', { ...NEW_YORK, hours, outside: 'hide' })).toEqual([
    'today',
    'live',
    'outside',
    'hidden',
  ]);
});

test('only a row with another date than the one before may be the first of its day', () => {
  expect(mayBeFirst(afternoon, undefined)).toBe(true);
  expect(mayBeFirst(evening, afternoon)).toBe(true);
  expect(mayBeFirst(testEvent({ start: evening.start, name: 'Another' }), evening)).toBe(false);
});
