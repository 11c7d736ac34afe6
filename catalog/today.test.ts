import { describe, expect, test } from 'vitest';
import { makeEvent } from './check/test-data.ts';
import type { SportsEvent } from './event.ts';
import { todaysEvents } from './today.ts';

const NOW = Date.parse('2026-11-15T18:30:00Z');

function game(home: string, start: string, more: Partial<SportsEvent> = {}): SportsEvent {
  return makeEvent({ league: 'nfl', name: `${home} vs Away`, home, away: 'Away', start, ...more });
}

function todayOf(events: SportsEvent[], timeZone = 'UTC') {
  return todaysEvents(events, {
    now: NOW,
    today: '2026-11-15',
    timeZone,
    sportOf: () => 'football',
    orderOf: ({ league }) => ['nfl', 'nba', 'nhl'].indexOf(league),
  });
}

const leads = (events: SportsEvent[], timeZone?: string) =>
  todayOf(events, timeZone).slots.map(({ lead }) => lead.home ?? lead.name);

describe('what is left of a day', () => {
  test('is live first, then by time, then what has no time', () => {
    const events = [
      game('Late', '2026-11-15T22:00:00Z'),
      game('Some time', '2026-11-15'),
      game('Live', '2026-11-15T18:00:00Z'),
      makeEvent({ league: 'atptour', name: 'Tour Finals', start: '2026-11-08', end: '2026-11-15' }),
      game('Soon', '2026-11-15T19:00:00Z'),
    ];
    expect(leads(events)).toEqual(['Tour Finals', 'Live', 'Soon', 'Late', 'Some time']);
    expect(todayOf(events)).toMatchObject({ live: 2, toCome: 3 });
  });

  test('keeps its order when a game begins', () => {
    const events = [game('First', '2026-11-15T18:00:00Z'), game('Second', '2026-11-15T18:31:00Z')];
    expect(leads(events)).toEqual(['First', 'Second']);
    expect(leads([...events, game('Before', '2026-11-15T17:00:00Z')])).toEqual(['Before', 'First', 'Second']);
  });

  test('has nothing that is over, of another day, or whose day is open', () => {
    const events = [
      game('Over', '2026-11-15T12:00:00Z'),
      game('Tomorrow', '2026-11-16T01:00:00Z'),
      game('Some day', '2026-11-15', { provisional: true }),
      makeEvent({ name: 'Regular Season', start: '2026-11-01', end: '2027-01-10' }),
    ];
    expect(leads(events)).toEqual([]);
    expect(leads(events, 'America/New_York')).toEqual(['Tomorrow']);
  });

  test('has the games of a league that begin together as one, led by a rivalry, then by a channel', () => {
    const start = '2026-11-15T21:00:00Z';
    const events = [
      game('A', start),
      game('B', start, { details: 'FOX' }),
      game('C', start, { rivalry: 'Derby' }),
      game('D', start, { league: 'nhl' }),
    ];
    const { slots } = todayOf(events);
    expect(slots.map(({ lead, others }) => [lead.home, others.map(({ home }) => home)])).toEqual([
      ['C', ['B', 'A']],
      ['D', []],
    ]);
    expect(leads(events.slice(0, 2))).toEqual(['B']);
  });

  test('is one line for a league with very many games, whenever they are', () => {
    const many = Array.from({ length: 148 }, (_, index) =>
      game(`Team ${index}`, `2026-11-15T${19 + (index % 4)}:00:00Z`, { league: 'nba' }),
    );
    const { slots, toCome } = todayOf([...many, game('Other', '2026-11-15T23:00:00Z')]);
    expect(slots.map(({ lead, others, isWholeDay }) => [lead.league, others.length, isWholeDay])).toEqual([
      ['nfl', 0, false],
      ['nba', 147, true],
    ]);
    expect(toCome).toBe(149);
    // Most of them may be known by their number alone.
    const unnamed = many.slice(10).map(({ home: _, away: __, ...event }) => ({ ...event, name: '' }));
    expect(todayOf([...many.slice(0, 10), ...unnamed]).slots).toMatchObject([{ isWholeDay: true }]);
    expect(todayOf([...many.slice(0, 10), ...unnamed]).toCome).toBe(148);
  });
});
