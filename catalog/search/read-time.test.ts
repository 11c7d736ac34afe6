import { describe, expect, test } from 'vitest';
import { type TimeContext, timeInText } from './read-time.ts';

const SUNDAY = '2026-11-15';
const WEDNESDAY = '2026-11-18';
const HOLIDAYS = [
  {
    name: 'Thanksgiving',
    calledSo: ['thanksgiving', 'turkey day'],
    countries: ['us'],
    days: ['2025-11-27', '2026-11-26', '2027-11-25'],
  },
  {
    name: "New Year's Day",
    calledSo: ['new years day', 'new year'],
    countries: ['us', 'gb'],
    days: ['2026-01-01', '2027-01-01'],
  },
  {
    name: 'Easter Sunday',
    calledSo: ['easter sunday', 'easter'],
    countries: ['gb'],
    days: ['2027-03-28'],
  },
];

const KNOWN = new Set(['eastern', 'york', 'new', 'man', 'city']);
const on = (today: string, weekStart: TimeContext['weekStart'] = 'monday'): TimeContext => ({
  today,
  weekStart,
  holidays: HOLIDAYS,
  isKnownWord: (word) => KNOWN.has(word),
});

describe('a holiday', () => {
  test.each([
    ['nfl thanksgiving', '2026-11-26', 'nfl'],
    ['thanksgivng nfl', '2026-11-26', 'nfl'],
    ['turkey day', '2026-11-26', ''],
    ['thanksgiving 2027 nfl', '2027-11-25', 'nfl'],
    ['last thanksgiving', '2025-11-27', ''],
    ["new year's day football", '2027-01-01', 'football'],
    ['new years day', '2027-01-01', ''],
    ['easter', '2027-03-28', ''],
  ])('%s', (text, day, rest) => {
    const found = timeInText(text, on(WEDNESDAY));
    expect(found?.time.spans).toEqual([{ from: day, to: day }]);
    expect(found?.time.holiday).toBeDefined();
    expect(found?.rest.join(' ')).toBe(rest);
  });

  test('on its day is today’s, on the day after the next one', () => {
    const thanksgiving = (today: string) => timeInText('thanksgiving', on(today))?.time.spans[0]?.from;
    expect(thanksgiving('2026-11-26')).toBe('2026-11-26');
    expect(thanksgiving('2026-11-27')).toBe('2027-11-25');
  });
});

describe('a week or a month', () => {
  test.each([
    ['ufc december', '2026-12-01', '2026-12-31', 'ufc'],
    ['ufc dec', '2026-12-01', '2026-12-31', 'ufc'],
    ['nfl january 2027', '2027-01-01', '2027-01-31', 'nfl'],
    ['next week', '2026-11-23', '2026-11-29', ''],
    ['next wek', '2026-11-23', '2026-11-29', ''],
    ['nhl nxt week', '2026-11-23', '2026-11-29', 'nhl'],
  ])('%s', (text, from, to, rest) => {
    const found = timeInText(text, on(WEDNESDAY));
    expect(found?.time.spans).toEqual([{ from, to }]);
    expect(found?.time.weekOrMonth).toBeDefined();
    expect(found?.rest.join(' ')).toBe(rest);
  });

  test('begins on the visitor’s first day of the week', () => {
    expect(timeInText('this week', on(WEDNESDAY, 'sunday'))?.time.spans).toEqual([
      { from: '2026-11-15', to: '2026-11-21' },
    ]);
  });
});

describe('a date within a text', () => {
  test.each([
    ['nba 26 dec', '2026-12-26', 'nba'],
    ['26 dec nba', '2026-12-26', 'nba'],
    ['tonight', SUNDAY, ''],
    ['tonight premier league', SUNDAY, 'premier league'],
    ['new york in 3 days', '2026-11-18', 'new york'],
    ['arsenal saturday 26th of december 2026', '2026-12-26', 'arsenal'],
  ])('%s', (text, day, rest) => {
    const found = timeInText(text, on(SUNDAY));
    expect(found?.time.spans).toEqual([{ from: day, to: day }]);
    expect(found?.rest.join(' ')).toBe(rest);
  });

  test('none', () => {
    for (const text of ['phoenix suns', 'week 12', 'matchday 20', 'game 7', 'man city', 'eastern final'])
      expect(timeInText(text, on(SUNDAY)), text).toBeUndefined();
  });
});
