import { describe, expect, test } from 'vitest';
import {
  dayRange,
  dayWithYear,
  longDay,
  monthText,
  NEUTRAL,
  noTimeText,
  roundText,
  shortDay,
  timeText,
  weekdayText,
  whenText,
  zoneText,
} from './format.ts';

const AT = { ...NEUTRAL, today: '2026-11-15' };

describe('days', () => {
  test('are written the same whatever the machine’s zone', () => {
    expect(longDay('2026-11-15', AT)).toBe('Sunday 15 November');
    expect(longDay('2027-01-03', AT)).toBe('Sunday 3 January 2027');
    expect(shortDay('2026-09-09', NEUTRAL)).toBe('Wed 9 Sep');
    expect(dayWithYear('2026-09-09', NEUTRAL)).toBe('9 Sep 2026');
    expect(monthText('2026-09')).toBe('September 2026');
    expect(weekdayText('2026-11-15', 'short')).toBe('Sun');
    expect(weekdayText('2026-11-15', 'long')).toBe('Sunday');
  });

  test('ranges say no more than needed', () => {
    expect(dayRange('2026-11-15', '2026-11-15', NEUTRAL)).toBe('15 Nov');
    expect(dayRange('2026-11-12', '2026-11-15', NEUTRAL)).toBe('12–15 Nov');
    expect(dayRange('2026-01-29', '2026-02-01', NEUTRAL)).toBe('29 Jan – 1 Feb');
    expect(dayRange('2026-12-29', '2027-01-08', NEUTRAL)).toBe('29 Dec 2026 – 8 Jan 2027');
  });

  test('a range states a year that is not this one', () => {
    expect(dayRange('2024-11-15', '2024-11-15', NEUTRAL, '2026-11-15')).toBe('15 Nov 2024');
    expect(dayRange('2024-11-12', '2024-11-15', NEUTRAL, '2026-11-15')).toBe('12–15 Nov 2024');
    expect(dayRange('2024-01-29', '2024-02-01', NEUTRAL, '2026-11-15')).toBe('29 Jan – 1 Feb 2024');
    expect(dayRange('2026-01-29', '2026-02-01', NEUTRAL, '2026-11-15')).toBe('29 Jan – 1 Feb');
  });
});

describe('times', () => {
  const kickoff = '2026-11-15T18:00:00Z';

  test.each([
    ['America/New_York', '1:00 PM'],
    ['Asia/Kathmandu', '11:45 PM'],
    ['Australia/Lord_Howe', '5:00 AM'],
    ['America/St_Johns', '2:30 PM'],
    ['Pacific/Kiritimati', '8:00 AM'],
    ['UTC', '6:00 PM'],
  ])('in %s', (zone, text) => {
    expect(timeText(kickoff, { timeZone: zone, hour12: true })).toBe(text.replace(' ', '\u00a0'));
  });

  test('on a clock of 24 hours', () => {
    expect(timeText(kickoff, { timeZone: 'UTC', hour12: false })).toBe('18:00');
    expect(timeText('2026-11-15T00:05:00Z', { timeZone: 'UTC', hour12: false })).toBe('00:05');
  });

  test('midnight is 12:00 AM', () => {
    expect(timeText('2026-11-15T00:00:00Z', { timeZone: 'UTC', hour12: true })).toBe('12:00\u00a0AM');
  });

  test('follow daylight saving', () => {
    expect(timeText('2026-10-31T17:00:00Z', { timeZone: 'America/New_York', hour12: true })).toBe(
      '1:00\u00a0PM',
    );
    expect(timeText('2026-11-01T17:00:00Z', { timeZone: 'America/New_York', hour12: true })).toBe(
      '12:00\u00a0PM',
    );
    expect(
      timeText('2027-03-27T12:00:00Z', {
        timeZone: 'Europe/London',
        hour12: true,
      } as const),
    ).toBe('12:00\u00a0PM');
    expect(
      timeText('2027-03-28T12:00:00Z', {
        timeZone: 'Europe/London',
        hour12: true,
      } as const),
    ).toBe('1:00\u00a0PM');
  });
});

describe('whenText', () => {
  test('a timed event has the day in the zone and the time', () => {
    const event = { start: '2026-11-15T18:00:00Z', end: null };
    expect(
      whenText(event, { timeZone: 'America/New_York', hour12: true, dateOrder: 'day', today: '2026-11-01' }),
    ).toBe('Sun 15 Nov, 1:00\u00a0PM');
    expect(
      whenText(event, {
        timeZone: 'Pacific/Kiritimati',
        hour12: true,
        dateOrder: 'day',
        today: '2026-11-01',
      }),
    ).toBe('Mon 16 Nov, 8:00\u00a0AM');
  });

  test('an all-day event has its day alone, in every zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'America/Adak', 'UTC']) {
      expect(
        whenText(
          { start: '2026-11-15', end: null },
          { timeZone: zone, hour12: true, dateOrder: 'day', today: '2026-11-01' },
        ),
      ).toBe('Sun 15 Nov');
    }
  });

  test('a tournament has its range', () => {
    expect(
      whenText(
        { start: '2026-11-12', end: '2026-11-15' },
        { timeZone: 'UTC', hour12: true, dateOrder: 'day', today: '2026-11-01' },
      ),
    ).toBe('12–15 Nov');
  });

  test('another year is named, once', () => {
    expect(
      whenText(
        { start: '2028-06-09', end: null },
        { timeZone: 'UTC', hour12: true, dateOrder: 'day', today: '2026-11-01' },
      ),
    ).toBe('Fri 9 Jun 2028');
    expect(
      whenText(
        { start: '2027-06-24', end: '2027-07-25' },
        { timeZone: 'UTC', hour12: true, dateOrder: 'day', today: '2026-11-01' },
      ),
    ).toBe('24 Jun – 25 Jul 2027');
    expect(
      whenText(
        { start: '2027-12-29', end: '2028-01-08' },
        { timeZone: 'UTC', hour12: true, dateOrder: 'day', today: '2026-11-01' },
      ),
    ).toBe('29 Dec 2027 – 8 Jan 2028');
  });
});

describe('by region', () => {
  const game = { start: '2026-11-17T18:00:00Z', end: null };
  const later = { start: '2027-09-05', end: null };
  const meetings = { start: '2026-12-06', end: '2026-12-09' };
  const tour = { start: '2026-12-29', end: '2027-01-08' };
  const away = { start: '2027-01-29', end: '2027-02-01' };

  test.each([
    // 24 hours and the day first, as most of the world has it.
    [
      'day',
      false,
      ['Tue 17 Nov, 18:00', 'Sun 5 Sep 2027', '6–9 Dec', '29 Dec 2026 – 8 Jan 2027', '29 Jan – 1 Feb 2027'],
    ],
    [
      'month',
      true,
      [
        'Tue, Nov 17 · 6:00\u00a0PM',
        'Sun, Sep 5, 2027',
        'Dec 6–9',
        'Dec 29, 2026 – Jan 8, 2027',
        'Jan 29 – Feb 1, 2027',
      ],
    ],
    [
      'year',
      false,
      [
        'Tue, Nov 17 · 18:00',
        'Sun, 2027 Sep 5',
        'Dec 6–9',
        '2026 Dec 29 – 2027 Jan 8',
        '2027 Jan 29 – Feb 1',
      ],
    ],
  ] as const)('with the %s first', (dateOrder, hour12, texts) => {
    const visitor = { timeZone: 'UTC', hour12, dateOrder, today: '2026-11-15' };
    expect([game, later, meetings, tour, away].map((event) => whenText(event, visitor))).toEqual(texts);
  });

  test.each([
    ['day', 'Sunday 15 November', 'Sunday 3 January 2027', '15 Nov 2026', 'Weekend of 21 Nov'],
    ['month', 'Sunday, November 15', 'Sunday, January 3, 2027', 'Nov 15, 2026', 'Weekend of Nov 21'],
    ['year', 'Sunday, November 15', 'Sunday, 2027 January 3', '2026 Nov 15', 'Weekend of Nov 21'],
  ] as const)('headings with the %s first', (dateOrder, today, later, withYear, weekend) => {
    const visitor = { dateOrder, today: '2026-11-15' };
    expect(longDay('2026-11-15', visitor)).toBe(today);
    expect(longDay('2027-01-03', visitor)).toBe(later);
    expect(dayWithYear('2026-11-15', visitor)).toBe(withYear);
    expect(roundText('2026-11-22', visitor)).toBe(weekend);
  });
});

describe('a provisional day', () => {
  const when = (start: string, today = '2026-11-01') =>
    whenText(
      { start, end: null, provisional: true },
      { timeZone: 'Asia/Tokyo', hour12: true, dateOrder: 'day', today },
    );

  test.each([
    ['2026-11-20', 'Weekend of 21 Nov'],
    ['2026-11-21', 'Weekend of 21 Nov'],
    ['2026-11-22', 'Weekend of 21 Nov'],
    ['2026-11-23', 'Weekend of 21 Nov'],
    ['2026-11-25', 'Midweek, 25 Nov'],
    ['2026-08-01', 'Weekend of 1 Aug'],
    ['2027-02-03', 'Midweek, 3 Feb 2027'],
  ])('%s is the %s', (day, words) => {
    expect(roundText(day, { ...NEUTRAL, today: '2026-11-01' })).toBe(words);
  });

  test('says that its date is to be confirmed, until it is past', () => {
    expect(when('2026-11-21')).toBe('Weekend of 21 Nov\u00a0· date TBC');
    expect(when('2026-11-21', '2026-11-21')).toBe('Weekend of 21 Nov\u00a0· date TBC');
    expect(when('2026-11-21', '2026-11-23')).toBe('Weekend of 21 Nov\u00a0· date TBC');
    expect(when('2026-11-21', '2026-11-24')).toBe('Weekend of 21 Nov');
  });
});

test.each([
  [{}, 'upcoming', 'Time TBC'],
  [{}, 'live', 'Time TBC'],
  [{}, 'finished', 'Time unknown'],
  [{ provisional: true }, 'upcoming', 'Date TBC'],
  [{ provisional: true }, 'unconfirmed', 'Not confirmed'],
] as const)('without a time, %o that is %s says %s', (event, status, words) => {
  expect(noTimeText(event, status)).toBe(words);
});

test('a zone is named by its place and its short name at that time', () => {
  expect(zoneText('America/New_York', Date.parse('2026-11-15T12:00:00Z'))).toBe('New York (EST)');
  expect(zoneText('America/New_York', Date.parse('2026-07-15T12:00:00Z'))).toBe('New York (EDT)');
  expect(zoneText('Asia/Kathmandu', Date.parse('2026-07-15T12:00:00Z'))).toBe('Kathmandu (GMT+5:45)');
  expect(zoneText('UTC', 0)).toBe('UTC');
});
