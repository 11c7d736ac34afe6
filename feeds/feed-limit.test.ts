import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeEvent } from '../catalog/check/test-data.ts';
import { addDays } from '../catalog/day/day.ts';
import type { SportsEvent } from '../catalog/event/event.ts';
import { hasTooManyGames, limitFeed, limitMix, type MixedEvent, mainEvents, partsOf } from './feed-limit.ts';

const TODAY = '2026-11-17';

const game = (start: string, extra: Partial<SportsEvent> = {}) =>
  makeEvent({ start, section: 'Regular Season', home: 'A', away: 'B', ...extra });

/** Ten games a day. */
const games = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => game(addDays(first, Math.floor(index / 10))));

describe('a calendar that is too large', () => {
  test('has all that it can have', () => {
    const events = games('2026-01-01', 1600);
    expect(limitFeed(events, TODAY)).toEqual({ events });
  });

  test('leaves out the earliest, by whole months', () => {
    const events = [...games('2026-01-01', 2000), game('2027-03-01')];
    const { events: held, ...limits } = limitFeed(events, TODAY);
    expect(limits).toEqual({ from: '2026-03-01' });
    expect(held).toEqual(events.filter(({ start }) => start >= '2026-03-01'));
  });

  test('leaves out the days of a month of 31 days too, and none of what is to come', () => {
    // The hundred that are too many end on 10 July.
    const events = games('2026-07-01', 1700);
    const { events: held, ...limits } = limitFeed(events, TODAY);
    expect(limits).toEqual({ from: '2026-08-01' });
    expect(held.at(-1)).toBe(events.at(-1));
  });

  test('lets whole days of timed games wait', () => {
    const events = games('2026-11-17', 1605).map((each) => ({
      ...each,
      start: `${each.start}T20:00:00Z`,
    }));
    const { events: held, to } = limitFeed(events, TODAY);
    expect(to).toBe('2027-04-25');
    expect(held).toHaveLength(1600);
  });

  test('keeps what has begun and is not over', () => {
    const season = makeEvent({ start: '2026-01-01', end: '2027-01-31' });
    expect(limitFeed([season, ...games('2026-01-01', 2000)], TODAY).events).toContain(season);
  });

  test('keeps the last week, and lets the games furthest ahead wait, but no final and no play-off', () => {
    const final = game('2027-06-20', { section: 'Championship' });
    const playoff = game('2027-06-01', { section: 'Playoffs' });
    const draft = makeEvent({ start: '2027-07-01', section: 'Draft' });
    const events = [...games('2026-11-01', 2200), playoff, final, draft];
    const { events: held, from, to = '' } = limitFeed(events, TODAY);
    expect(from).toBe('2026-11-10');
    expect(held.slice(-3)).toEqual([playoff, final, draft]);
    expect(held).toHaveLength(1593);
    expect(held.at(-4)?.start).toBe(to);
    expect(to > '2027-04-01').toBe(true);
  });

  test('is limited without games as well', () => {
    const sessions = games('2026-11-17', 2000).map((event) => makeEvent({ start: event.start }));
    expect(limitFeed(sessions, TODAY).events.length).toBeLessThanOrEqual(1600);
  });
});

test('games of a season with thousands of them are not in the calendar of the league', () => {
  const final = game('2027-04-05', { section: 'Championship' });
  const period = makeEvent({ start: '2026-11-01', end: '2027-03-01', section: 'Regular Season' });
  const events = [period, ...games('2026-11-01', 3001), final];
  expect(hasTooManyGames([{ events }, { events: [final] }])).toBe(true);
  expect(hasTooManyGames([{ events: events.slice(3) }])).toBe(false);
  expect(mainEvents({ events, gamesSeparate: true })).toEqual([period, final]);
  expect(mainEvents({ events, gamesSeparate: false })).toBe(events);
});

test('a history in parts has every event once', () => {
  const events = games('2026-01-01', 3201);
  const parts = partsOf(events);
  expect(parts.flat()).toEqual(events);
  expect(parts).toHaveLength(3);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(1600);
  expect(partsOf(events.slice(0, 3))).toEqual([events.slice(0, 3)]);
});

describe('several calendars together', () => {
  /** One of calendar `feed` on each day. */
  const daily = (feed: number, first: string, count: number, perDay: number): MixedEvent[] =>
    Array.from({ length: count }, (_, index) => ({
      start: addDays(first, Math.floor(index / perDay)),
      end: null,
      feeds: [feed],
      isOrdinaryGame: true,
    }));
  const date = (start: string): MixedEvent => ({ start, end: null, feeds: [0], isOrdinaryGame: false });
  const byStart = (a: MixedEvent, b: MixedEvent) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0);

  test('of the sizes of November 2026: play-offs and dates stay, every league keeps its nearest games', () => {
    const [mlb, nba, nhl, nfl, premierleague, soccer] = [0, 1, 2, 3, 4, 5] as const;
    const dates = ['2027-01-16', '2027-02-14', '2027-03-26', '2027-06-20', '2027-10-30'].map(date);
    const all = [
      ...daily(mlb, '2026-03-26', 2430, 14),
      ...daily(nba, '2026-10-20', 1230, 8),
      ...daily(nhl, '2026-10-06', 1312, 8),
      ...daily(nfl, '2026-09-10', 272, 2),
      ...daily(premierleague, '2026-08-14', 380, 2).map((each) => ({
        ...each,
        feeds: [premierleague, soccer],
      })),
      ...daily(soccer, '2026-08-01', 2900, 10),
      ...dates,
    ].sort(byStart);
    const { events, from, waiting } = limitMix(all, '2026-11-18', 1600);
    expect(from).toBe('2026-11-11');
    expect(events).toHaveLength(1600);
    expect(events.filter(({ isOrdinaryGame }) => !isOrdinaryGame)).toEqual(dates);
    const ahead = all.filter(({ start }) => start >= '2026-11-11');
    const first = ahead.find((event) => !events.includes(event));
    expect(waiting).toEqual({ events: ahead.length - 1600, from: first?.start });
    for (const league of [nba, nhl, soccer]) {
      const held = events.filter(({ feeds }) => feeds.includes(league));
      const own = ahead.filter(({ feeds }) => feeds.includes(league));
      expect(held.slice(0, 350), String(league)).toEqual(own.slice(0, 350));
    }
    for (const league of [nfl, premierleague]) {
      const own = ahead.filter(({ feeds }) => feeds.includes(league));
      expect(events.filter(({ feeds }) => feeds.includes(league))).toEqual(own);
    }
  });

  test('of any size', () => {
    const TODAY_OF_ALL = '2026-11-18';
    const anEvent = fc.record({
      start: fc.integer({ min: 0, max: 200 }).map((days) => addDays('2026-11-11', days)),
      end: fc.constant(null),
      feeds: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }),
      isOrdinaryGame: fc.boolean(),
    });
    const many = fc.array(anEvent, { maxLength: 120 }).map((events) => events.sort(byStart));
    fc.assert(
      fc.property(many, fc.integer({ min: 1, max: 90 }), (all, most) => {
        const { events, waiting } = limitMix(all, TODAY_OF_ALL, most);
        const held = new Set(events);
        expect(events).toEqual(all.filter((event) => held.has(event)));
        expect(events.length).toBe(Math.min(most, all.length));
        expect(waiting?.events ?? 0).toBe(all.length - events.length);
        const dates = all.filter(({ isOrdinaryGame }) => !isOrdinaryGame);
        const room = most - dates.length;
        // If they alone are too many, the nearest of them.
        for (const each of room < 0 ? dates.slice(0, most) : dates) expect(held.has(each)).toBe(true);
        const share = Math.floor(Math.max(room, 0) / 6);
        for (const feed of [0, 1, 2, 3, 4, 5]) {
          const games = all.filter(({ feeds, isOrdinaryGame }) => isOrdinaryGame && feeds.includes(feed));
          for (const each of games.slice(0, share)) expect(held.has(each)).toBe(true);
        }
      }),
    );
  });
});
