import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import type { SportsEvent } from '../event/event.ts';
import { bigEvents, reasonOf, reasonOn } from './big-events.ts';

describe('the reason', () => {
  test.each<[string, Partial<SportsEvent>, string | undefined]>([
    ['a final', { section: 'Championship' }, 'Final'],
    ['a Grand Slam', { league: 'atptour', section: 'Regular Season', type: 'Grand Slam' }, 'Grand Slam'],
    ['a major', { league: 'pgatour', section: 'Major' }, 'Major'],
    ['a Grand Prix', { league: 'formula1', section: 'Race', type: 'Race' }, 'Race'],
    ['a numbered card', { league: 'ufc', section: '', type: 'Numbered Event' }, 'Numbered event'],
    ['a semi-final', { section: 'Semi-finals', type: 'Cup' }, 'Semi-final'],
    ['a draft', { section: 'Draft', type: 'Draft Lottery' }, 'Draft Lottery'],
    ['a play-off', { section: 'Playoffs', type: 'Wild Card' }, 'Playoffs'],
    ['a derby', { rivalry: 'North West Derby' }, 'North West Derby'],
    ['an evening of its own', { league: 'nfl', start: '2026-11-20T01:15:00Z' }, 'Prime time'],
    ['an afternoon', { league: 'nfl', start: '2026-11-22T18:00:00Z' }, undefined],
    ['an evening among many', { league: 'nba', start: '2026-11-20T01:15:00Z' }, undefined],
    ['practice', { league: 'formula1', section: 'Practice', type: 'Practice' }, undefined],
  ])('of %s', (_, about, reason) => {
    expect(reasonOf(makeEvent(about))).toBe(reason);
  });
});

test('a tournament is a final on its last day only, a match on its own', () => {
  const finals = makeEvent({
    name: 'ATP Finals',
    section: 'Championship',
    start: '2026-11-15',
    end: '2026-11-22',
  });
  expect(reasonOn(finals, '2026-11-18')).toBeUndefined();
  expect(reasonOn(finals, '2026-11-22')).toBe('Final');
  expect(reasonOn(makeEvent({ section: 'Championship', start: '2026-11-15' }), '2026-11-15')).toBe('Final');
  const slam = makeEvent({ type: 'Grand Slam', start: '2026-11-15', end: '2026-11-22' });
  expect(reasonOn(slam, '2026-11-18')).toBe('Grand Slam');
});

describe('the big ones', () => {
  const NOW = Date.parse('2026-11-17T12:00:00Z');
  const bigOf = (events: SportsEvent[], sport = 'football') =>
    bigEvents(
      events,
      {
        now: NOW,
        today: '2026-11-17',
        timeZone: 'UTC',
        sportOf: () => sport,
        orderOf: () => 0,
      },
      '2026-11-23',
    );

  test('are in the order of time; a tournament is on its last day', () => {
    const events = [
      makeEvent({ name: 'Tour Finals', section: 'Championship', start: '2026-11-15', end: '2026-11-22' }),
      makeEvent({ name: 'Slam', type: 'Grand Slam', start: '2026-11-16', end: '2026-11-29' }),
      makeEvent({ name: 'Derby', home: 'A', away: 'B', rivalry: 'Derby', start: '2026-11-20T20:00:00Z' }),
      makeEvent({ name: 'Plain', start: '2026-11-20T18:00:00Z' }),
    ];
    expect(bigOf(events).map(({ event, reason, day }) => [event.name, reason, day])).toEqual([
      ['Slam', 'Grand Slam', '2026-11-17'],
      ['Derby', 'Derby', '2026-11-20'],
      ['Tour Finals', 'Final', '2026-11-22'],
    ]);
    expect(bigOf(events, 'golf').at(-1)?.reason).toBe('Final round');
  });

  test('are at most three of a league and ten in all, those with a name first', () => {
    const rivalry = (league: string, index: number, name: string) =>
      makeEvent({
        league,
        name: `${league} ${index}`,
        home: `${league} ${index}`,
        away: 'Away',
        rivalry: name,
        start: `2026-11-2${index}T18:00:00Z`,
      });
    const few = [0, 1, 2, 3].map((index) => rivalry('nba', index, index === 3 ? 'Old Cup' : 'Rivalry'));
    expect(bigOf(few).map(({ event }) => event.name)).toEqual(['nba 0', 'nba 1', 'nba 3']);
    const many = ['a', 'b', 'c', 'd', 'e'].flatMap((league) =>
      [0, 1, 2].map((index) => rivalry(league, index, 'Rivalry')),
    );
    expect(bigOf(many)).toHaveLength(10);
    expect(new Set(bigOf(many).map(({ event }) => event.league)).size).toBe(5);
  });

  test('are in the order of the visitor’s clock, not of that in Greenwich', () => {
    const evening = makeEvent({
      league: 'nfl',
      name: 'Evening',
      rivalry: 'Derby',
      home: 'A',
      away: 'B',
      start: '2026-11-20T01:15:00Z',
    });
    const day = makeEvent({
      league: 'f1',
      name: 'Day',
      section: 'Championship',
      start: '2026-11-19',
      zone: 'America/New_York',
    });
    const next = makeEvent({
      league: 'nba',
      name: 'Next',
      rivalry: 'Derby',
      home: 'C',
      away: 'D',
      start: '2026-11-20T20:00:00Z',
    });
    const moment = {
      now: NOW,
      today: '2026-11-17',
      timeZone: 'America/New_York',
      sportOf: () => 'football',
      orderOf: () => 0,
    };
    const order = bigEvents([next, day, evening], moment, '2026-11-23').map(({ event }) => event.name);
    expect(order).toEqual(['Evening', 'Day', 'Next']);
  });

  test('a derby of an open round is before the games of the day that the round is named after', () => {
    const derby = { rivalry: 'Derby', home: 'A', away: 'B' };
    const events = [
      makeEvent({ ...derby, name: 'Saturday', start: '2026-11-21T15:00:00Z' }),
      makeEvent({ ...derby, name: 'Open', start: '2026-11-22', provisional: true, home: 'C' }),
    ];
    expect(bigOf(events).map(({ event }) => event.name)).toEqual(['Open', 'Saturday']);
  });
});
