import { expect, test } from 'vitest';
import { isZone, localToInstant } from './local-time.ts';
import { readClock, readWhen } from './when.ts';

test.each([
  ['2026-08-21', '20:00', 'Europe/London', '2026-08-21T19:00:00Z'],
  ['2026-12-26', '15:00', 'Europe/London', '2026-12-26T15:00:00Z'],
  ['2026-11-01', '13:00', 'America/New_York', '2026-11-01T18:00:00Z'],
  ['2026-10-31', '13:00', 'America/New_York', '2026-10-31T17:00:00Z'],
  ['2026-03-06', '12:30', 'Australia/Melbourne', '2026-03-06T01:30:00Z'],
  ['2026-01-01', '00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00Z'],
  ['2026-07-01', '12:00', 'Asia/Kolkata', '2026-07-01T06:30:00Z'],
  ['2026-07-01', '12:00', 'UTC', '2026-07-01T12:00:00Z'],
])('%s %s in %s is %s', (day, clock, zone, instant) => {
  expect(localToInstant(day, clock, zone)).toEqual({ instant, isAmbiguous: false });
});

test.each([
  ['2026-03-08', '02:30', 'America/New_York'],
  ['2026-03-29', '01:00', 'Europe/London'],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe'],
])('%s %s does not exist in %s', (day, clock, zone) => {
  expect(() => localToInstant(day, clock, zone, 7)).toThrow(
    `line 7: ${day} ${clock} does not exist in ${zone}: clocks go forward`,
  );
});

test.each([
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
  ['2026-10-25', '01:59', 'Europe/London', '2026-10-25T00:59:00Z'],
])('%s %s comes twice in %s, and the first is taken with a note', (day, clock, zone, instant) => {
  expect(localToInstant(day, clock, zone)).toEqual({ instant, isAmbiguous: true });
  const notes: string[] = [];
  expect(readWhen(`${day} ${clock}`, 3, { zone, note: (line, text) => notes.push(`${line}: ${text}`) })).toBe(
    instant,
  );
  expect(notes).toEqual([`3: ${day} ${clock} occurs twice in ${zone} (clocks go back): using the first`]);
});

test('zones', () => {
  expect(['Europe/London', 'US/Eastern', 'UTC'].every(isZone)).toBe(true);
  expect(['', 'Mars/Olympus', '+01:00', 'Eastern Standard Time', 'europe london'].some(isZone)).toBe(false);
});

test.each([
  ['7:30 PM', '19:30'],
  ['12:00 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['9.05', '09:05'],
  ['20:00:00', '20:00'],
  ['20:00:30', '20:00:30'],
])('%s is %s', (text, clock) => {
  expect(readClock(text, 1)).toBe(clock);
});

test.each([
  ['2026-11-15', '2026-11-15'],
  ['2026-11-15T18:00:00Z', '2026-11-15T18:00:00Z'],
  ['2026-11-15T18:00:00.000Z', '2026-11-15T18:00:00Z'],
  ['2026-11-15T13:00-05:00', '2026-11-15T18:00:00Z'],
  ['2026-11-15 18:00 UTC', '2026-11-15T18:00:00Z'],
  ['2026-11-15 1:00 PM', '2026-11-15T18:00:00Z'],
  ['15/11/2026', '2026-11-15'],
  ['15/11/2026 13:00', '2026-11-15T18:00:00Z'],
  ['1.2.2026', '2026-02-01'],
])('%s in New York, day first, is %s', (text, expected) => {
  expect(readWhen(text, 1, { zone: 'America/New_York', dateOrder: 'dmy', note: () => undefined })).toBe(
    expected,
  );
});
