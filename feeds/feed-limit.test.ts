import { describe, expect, test } from 'vitest';
import { makeEvent } from '../catalog/check/test-data.ts';
import { addDays } from '../catalog/day.ts';
import type { SportsEvent } from '../catalog/event.ts';
import { hasTooManyGames, limitFeed, MOST_EVENTS, mainEvents, partsOf } from './feed-limit.ts';

const TODAY = '2026-11-17';

const game = (start: string, extra: Partial<SportsEvent> = {}) =>
  makeEvent({ start, category: 'Regular Season', home: 'A', away: 'B', ...extra });

/** Ten games a day. */
const games = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => game(addDays(first, Math.floor(index / 10))));

describe('a calendar that is too large', () => {
  test('has all that it can have', () => {
    const events = games('2026-01-01', MOST_EVENTS);
    expect(limitFeed(events, TODAY)).toEqual({ events });
  });

  test('leaves out the earliest, by whole months', () => {
    const events = [...games('2026-01-01', 2000), game('2027-03-01')];
    const { events: held, ...limits } = limitFeed(events, TODAY);
    expect(limits).toEqual({ from: '2026-03-01' });
    expect(held).toEqual(events.filter(({ start }) => start >= '2026-03-01'));
  });

  test('keeps what has begun and is not over', () => {
    const season = makeEvent({ start: '2026-01-01', end: '2027-01-31' });
    expect(limitFeed([season, ...games('2026-01-01', 2000)], TODAY).events).toContain(season);
  });

  test('keeps the last week, and lets the games furthest ahead wait, but no final and no play-off', () => {
    const final = game('2027-06-20', { category: 'Championship' });
    const playoff = game('2027-06-01', { category: 'Playoffs' });
    const draft = makeEvent({ start: '2027-07-01', category: 'Draft' });
    const events = [...games('2026-11-01', 2200), playoff, final, draft];
    const { events: held, from, to = '' } = limitFeed(events, TODAY);
    expect(from).toBe('2026-11-10');
    expect(held.slice(-3)).toEqual([playoff, final, draft]);
    expect(held).toHaveLength(MOST_EVENTS - 10 + 3);
    expect(held.at(-4)?.start).toBe(to);
    expect(to > '2027-04-01').toBe(true);
  });

  test('is limited without games as well', () => {
    const sessions = games('2026-11-17', 2000).map((event) => makeEvent({ start: event.start }));
    expect(limitFeed(sessions, TODAY).events.length).toBeLessThanOrEqual(MOST_EVENTS);
  });
});

test('games of a season with thousands of them are not in the calendar of the league', () => {
  const final = game('2027-04-05', { category: 'Championship' });
  const period = makeEvent({ start: '2026-11-01', end: '2027-03-01', category: 'Regular Season' });
  const events = [period, ...games('2026-11-01', 3001), final];
  expect(hasTooManyGames([{ events }, { events: [final] }])).toBe(true);
  expect(hasTooManyGames([{ events: events.slice(3) }])).toBe(false);
  expect(mainEvents({ events, gamesSeparate: true })).toEqual([period, final]);
  expect(mainEvents({ events, gamesSeparate: false })).toBe(events);
});

test('a history in parts has every event once', () => {
  const events = games('2026-01-01', 2 * MOST_EVENTS + 1);
  const parts = partsOf(events);
  expect(parts.flat()).toEqual(events);
  expect(parts).toHaveLength(3);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(MOST_EVENTS);
  expect(partsOf(events.slice(0, 3))).toEqual([events.slice(0, 3)]);
});
