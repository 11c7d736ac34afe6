import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { makeEvent } from '../catalog/check/test-data.ts';
import type { SportsEvent } from '../catalog/event/event.ts';
import { FIRST_PUBLISHED } from '../catalog/event/updated.ts';
import { calendarOf } from './calendar.ts';
import { CONTEXT, read, write } from './test-calendar.ts';

const GAME = makeEvent({
  league: 'nfl',
  season: '2026',
  type: 'Week 10',
  name: 'Atlanta Falcons vs Kansas City Chiefs',
  start: '2026-11-15T18:00:00Z',
  location: 'Mercedes-Benz Stadium (Atlanta)',
  details: 'CBS; a, b',
});

describe('a calendar', () => {
  test('has a name, a method, and the word how often to look again', () => {
    const calendar = new ICAL.Component(
      ICAL.parse(calendarOf([GAME], { name: 'A; B, C\\D', description: 'E, F' }, CONTEXT)),
    );
    const value = (name: string) => calendar.getFirstPropertyValue(name)?.toString();
    expect(value('version')).toBe('2.0');
    expect(value('method')).toBe('PUBLISH');
    expect(value('refresh-interval')).toBe('PT12H');
    expect(value('x-published-ttl')).toBe('PT12H');
    const text = calendarOf([GAME], { name: 'A; B, C\\D', description: 'E, F' }, CONTEXT);
    expect(text).toContain('\r\nX-WR-CALNAME:A\\; B\\, C\\\\D\r\n');
    expect(text).toContain('\r\nX-WR-CALDESC:E\\, F\r\n');
  });

  test('says all that is known of an event', () => {
    expect(read(write(GAME))).toEqual([
      {
        uid: 'nfl/2026/atlanta-falcons-vs-kansas-city-chiefs@sports-calendar',
        summary: 'Atlanta Falcons vs Kansas City Chiefs',
        start: '2026-11-15T18:00:00Z',
        end: '2026-11-15T21:15:00Z',
        isAllDay: false,
        location: 'Mercedes-Benz Stadium (Atlanta)',
        description: 'CBS; a, b\nSource: Game files',
        sequence: 0,
        categories: ['NFL', 'Regular Season', 'Week 10'],
        status: 'CONFIRMED',
        transparency: 'TRANSPARENT',
        url: 'https://example.org/nfl?event=nfl/2026/atlanta-falcons-vs-kansas-city-chiefs',
        stamp: FIRST_PUBLISHED,
        modified: FIRST_PUBLISHED,
      },
    ]);
  });

  test('says that a day is provisional in the name, the status and the description', () => {
    const match = { ...GAME, start: '2026-11-21', details: 'Sky; Date and time to be confirmed' };
    expect(read(write({ ...match, provisional: true }))).toMatchObject([
      {
        summary: 'Atlanta Falcons vs Kansas City Chiefs (TBC)',
        status: 'TENTATIVE',
        start: '2026-11-21',
        isAllDay: true,
        description: 'Sky\nDate TBC: may move by up to three days\nSource: Game files',
      },
    ]);
  });

  test('says of a game that moved when it was to be before', () => {
    const moved = { start: '2026-11-15T21:25:00Z', end: null, day: '2026-11-10' };
    const zone = 'America/New_York';
    expect(read(write({ ...GAME, zone, moved, updated: '2026-11-16T00:00:00Z' }))).toMatchObject([
      {
        start: '2026-11-15T18:00:00Z',
        sequence: 1440,
        description: 'CBS; a, b\nMoved from Sun, Nov 15, 2026, 4:25 PM EST\nSource: Game files',
      },
    ]);
  });

  test('is not sure of a game that may not be needed', () => {
    const [event] = read(write({ ...GAME, details: 'NLCS Game 5; If necessary' }));
    expect(event).toMatchObject({ summary: GAME.name, status: 'TENTATIVE' });
  });

  test('says when an event was changed and counts up', () => {
    const [changed] = read(write({ ...GAME, updated: '2026-11-18T10:00:00Z' }));
    expect(changed).toMatchObject({
      sequence: 4920,
      stamp: '2026-11-18T10:00:00Z',
      modified: '2026-11-18T10:00:00Z',
    });
  });

  test('has lines of at most 75 octets that end with CRLF, the last one too', () => {
    const text = write({ ...GAME, name: `Île-de-France ⚽ ${'Grand Prix de São Paulo '.repeat(8)}` });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(text)[0]?.summary).toContain('Île-de-France ⚽ Grand Prix de São Paulo');
  });

  test('escapes what has a meaning, and comes back as it was', () => {
    const name = 'A, B; C\\D "E": F';
    const text = write({ ...GAME, name, details: 'one\ntwo' });
    expect(text).toContain('SUMMARY:A\\, B\\; C\\\\D "E": F\r\n');
    expect(read(text)[0]).toMatchObject({ summary: name, description: 'one\ntwo\nSource: Game files' });
  });

  test('is the same bytes for the same data, whatever the clock says', () => {
    expect(write(GAME)).toBe(write({ ...GAME }));
    const texts = new Map<SportsEvent, string>();
    const once = calendarOf([GAME], { name: 'NFL' }, { ...CONTEXT, texts });
    expect(calendarOf([GAME], { name: 'NFL' }, { ...CONTEXT, texts })).toBe(once);
    expect(once).toBe(write(GAME));
    const renamed = calendarOf([{ ...GAME, name: 'Renamed' }], { name: 'NFL' }, { ...CONTEXT, texts });
    expect(renamed).toContain('SUMMARY:Renamed\r\n');
  });
});

describe('a reminder', () => {
  const from = Date.parse('2026-11-15T12:00:00Z');
  const triggersOf = (minutesBefore: number, ...events: (typeof GAME)[]) => {
    const text = calendarOf(events, { name: 'NFL' }, { ...CONTEXT, alarm: { minutesBefore, from } });
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) =>
      event.getAllSubcomponents('valarm').map((alarm) => ({
        action: alarm.getFirstPropertyValue('action'),
        trigger: alarm.getFirstPropertyValue('trigger')?.toString(),
        description: alarm.getFirstPropertyValue('description'),
      })),
    );
  };
  const at = (trigger: string) => [{ action: 'DISPLAY', trigger, description: GAME.name }];

  test('comes the chosen time before', () => {
    expect(triggersOf(15, GAME)).toEqual([at('-PT15M')]);
    expect(triggersOf(60, GAME)).toEqual([at('-PT1H')]);
    expect(triggersOf(24 * 60, GAME)).toEqual([at('-P1D')]);
  });

  test('never comes before a provisional day', () => {
    expect(triggersOf(15, { ...GAME, start: '2026-12-19', provisional: true })).toEqual([[]]);
  });

  test('of a day comes at 18:00 on the evening before, whatever was chosen', () => {
    const day = { ...GAME, start: '2026-12-24', end: '2026-12-26' };
    for (const minutes of [15, 60, 24 * 60]) expect(triggersOf(minutes, day)).toEqual([at('-PT6H')]);
  });

  test('is not given for what has begun or was called off, nor unless requested', () => {
    const begun = { ...GAME, start: '2026-11-15T11:00:00Z' };
    expect(triggersOf(15, begun, { ...GAME, off: 'postponed' })).toEqual([[], []]);
    expect(write(GAME)).not.toContain('VALARM');
  });
});
