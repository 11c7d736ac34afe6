import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { addDays, dayInZone } from '../day/day.ts';
import type { SportsEvent } from '../event/event.ts';
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
  test('is live first, then by time, then what is on for days, then what has no time', () => {
    const events = [
      game('Late', '2026-11-15T22:00:00Z'),
      game('Some time', '2026-11-15'),
      game('Live', '2026-11-15T18:00:00Z'),
      makeEvent({ league: 'atptour', name: 'Tour Finals', start: '2026-11-08', end: '2026-11-15' }),
      game('Soon', '2026-11-15T19:00:00Z'),
    ];
    expect(leads(events)).toEqual(['Live', 'Soon', 'Late', 'Tour Finals', 'Some time']);
    expect(todayOf(events)).toMatchObject({ live: 1, toCome: 4 });
  });

  test('keeps its order when a game begins', () => {
    const events = [game('First', '2026-11-15T18:00:00Z'), game('Second', '2026-11-15T18:31:00Z')];
    expect(leads(events)).toEqual(['First', 'Second']);
    expect(leads([...events, game('Before', '2026-11-15T17:00:00Z')])).toEqual(['Before', 'First', 'Second']);
  });

  test('has nothing that is over, of another day, or whose day is open', () => {
    const events = [
      game('Over', '2026-11-15T12:00:00Z'),
      game('Tomorrow', '2026-11-16T06:00:00Z'),
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

describe('where the visitor is', () => {
  const at = (now: string, timeZone: string, ...events: SportsEvent[]) =>
    todaysEvents(events, {
      now: Date.parse(now),
      today: dayInZone(now, timeZone),
      timeZone,
      sportOf: () => 'basketball',
      orderOf: () => 0,
    }).slots.map(({ lead }) => lead.home ?? lead.name);

  const golf = makeEvent({
    league: 'pgatour',
    name: 'The RSM Classic',
    start: '2026-11-19',
    end: '2026-11-22',
    zone: 'America/New_York',
  });
  const tennis = makeEvent({
    league: 'atptour',
    name: 'ATP Finals',
    start: '2026-11-15',
    end: '2026-11-22',
    zone: 'Europe/Rome',
  });

  test('what has no time is part of today by the date at its venue', () => {
    // Thursday, 5:35 AM in Sydney is Wednesday in Georgia; at 4 PM it is Thursday there as well.
    expect(at('2026-11-18T18:35:00Z', 'Australia/Sydney', golf)).toEqual([]);
    expect(at('2026-11-19T05:00:00Z', 'Australia/Sydney', golf)).toEqual(['The RSM Classic']);
    // Monday, 5 AM in Sydney is still Sunday, the day of the last round.
    expect(at('2026-11-22T18:00:00Z', 'Australia/Sydney', golf)).toEqual(['The RSM Classic']);
    // Sunday, 10:30 PM in New York is Monday in Turin.
    expect(at('2026-11-22T03:30:00Z', 'America/New_York', tennis)).toEqual(['ATP Finals']);
    expect(at('2026-11-23T03:30:00Z', 'America/New_York', tennis)).toEqual([]);
  });

  test('the games of tonight are part of today until six in the morning', () => {
    const games = [
      game('One', '2026-11-19T00:00:00Z'),
      game('Late', '2026-11-19T04:59:00Z'),
      game('Tomorrow', '2026-11-19T05:00:00Z'),
    ];
    // From Berlin at 21:00.
    expect(at('2026-11-18T20:00:00Z', 'Europe/Berlin', ...games)).toEqual(['One', 'Late']);
    // In New York they are games of the evening.
    expect(at('2026-11-18T20:00:00Z', 'America/New_York', ...games)).toEqual(['One', 'Late', 'Tomorrow']);
    // After midnight, today is the next day.
    expect(at('2026-11-18T23:30:00Z', 'Europe/Berlin', ...games)).toEqual(['One', 'Late', 'Tomorrow']);
  });

  test.each(['2026-10-24', '2026-03-28'])(
    'the night of %s goes on until six, clocks change or not',
    (day) => {
      const clock = (time: string) => `${addDays(day, 1)}T${time}Z`;
      const games = [game('Before', clock('03:59:00')), game('After', clock('05:00:00'))];
      expect(at(`${day}T19:00:00Z`, 'Europe/Berlin', ...games)).toEqual(['Before']);
    },
  );
});
