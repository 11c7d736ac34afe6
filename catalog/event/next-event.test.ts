import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import type { SportsEvent } from './event.ts';
import { eventsAhead, nextEvent } from './next-event.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');

const season = makeEvent({ name: 'Regular Season', start: '2026-08-21', end: '2027-05-30' });
const finished = makeEvent({ name: 'Played', start: '2026-11-14T16:30:00Z' });
const live = makeEvent({ name: 'On', start: '2026-11-15T11:00:00Z' });
const cancelled = makeEvent({ name: 'Off', start: '2026-11-15T14:00:00Z', details: 'Cancelled' });
const soon = makeEvent({ name: 'Soon', start: '2026-11-15T16:30:00Z' });
const later = makeEvent({ name: 'Later', start: '2026-11-22' });
const nextSeason = makeEvent({ name: 'Regular Season', start: '2027-08-20', end: '2028-05-28' });

const next = (...events: SportsEvent[]) => nextEvent(events, 'soccer', NOW, 'Europe/London');

describe('what a league has next', () => {
  test('is what is on now', () => {
    expect(next(season, finished, live, cancelled, soon, later)).toBe(live);
  });

  test('is the earliest to come, in whichever order they come', () => {
    expect(next(later, soon, season, finished, cancelled)).toBe(soon);
  });

  test('is a tournament that is on before one that begins tomorrow', () => {
    const tournament = makeEvent({ name: 'Open', start: '2026-11-12', end: '2026-11-15' });
    expect(next(soon, tournament)).toBe(tournament);
  });

  test('is the next period to begin if there is nothing to attend', () => {
    expect(next(season, finished, nextSeason)).toBe(nextSeason);
  });

  test('is a stage that is under way before another season', () => {
    const cup = makeEvent({ name: 'World Cup', start: '2026-11-01', end: '2026-12-10' });
    const later = makeEvent({ name: 'World Cup', season: '2030', start: '2030-06-08', end: '2030-07-21' });
    expect(next(cup, later)).toBe(cup);
  });

  test('is play-offs under way whose games are not published, before a final that is weeks away', () => {
    const playoffs = makeEvent({
      name: 'MLS Cup Playoffs',
      section: 'Playoffs',
      start: '2026-11-14',
      end: '2026-12-18',
    });
    const final = makeEvent({ name: 'MLS Cup', section: 'Championship', start: '2026-12-18' });
    expect(next(playoffs, final)).toBe(playoffs);
    const played = makeEvent({ name: 'A vs B', section: 'Playoffs', start: '2026-11-14' });
    expect(next(playoffs, played, final)).toBe(final);
    expect(next(playoffs, { ...final, start: '2026-11-22' })).toMatchObject({ name: 'MLS Cup' });
  });

  test('is the Olympic Games until their first sport is near', () => {
    const games = makeEvent({
      name: 'Games',
      section: 'Championship',
      start: '2028-07-14',
      end: '2028-07-30',
    });
    const soccer = makeEvent({ name: 'Soccer: Group Stage', section: 'Soccer', start: '2028-07-10' });
    const leadAt = (day: string) => nextEvent([soccer, games], 'olympics', Date.parse(day), 'UTC');
    expect(leadAt('2026-11-18')).toBe(games);
    expect(leadAt('2028-07-05')).toBe(soccer);
  });

  test('is a stage that begins before the next game', () => {
    const round = makeEvent({ name: 'Sweet 16', type: 'Sweet 16', start: '2026-11-18', end: '2026-11-19' });
    expect(next(round, later)).toBe(round);
  });

  test('is neither a pause nor a transfer window', () => {
    const pause = makeEvent({ name: 'Winter Break', start: '2026-11-20', end: '2026-12-20' });
    expect(next(pause, later)).toBe(later);
    expect(next(pause)).toBeUndefined();
  });

  describe('between seasons', () => {
    const meeting = makeEvent({ name: 'Owners Meeting', section: 'Offseason', start: '2026-11-16' });
    const draft = makeEvent({ name: 'Draft', section: 'Draft', start: '2026-12-01' });
    const lottery = makeEvent({ name: 'Draft Lottery', section: 'Draft', start: '2026-11-30' });
    const opening = makeEvent({ name: 'Opening Day', season: '2027', start: '2027-03-25' });

    test('is the next opening, of whichever season', () => {
      expect(next(meeting, lottery, opening)).toBe(opening);
    });

    test('is a draft within a month, but none before a game of these days', () => {
      expect(next(meeting, draft, opening)).toBe(draft);
      expect(next({ ...draft, start: '2027-01-01' }, opening)).toBe(opening);
      expect(next(draft, soon)).toBe(soon);
    });

    test('is what is no play only if there is nothing else', () => {
      expect(next(meeting)).toBe(meeting);
    });
  });

  test('is nothing once everything is over', () => {
    expect(next(finished, cancelled)).toBeUndefined();
    expect(next()).toBeUndefined();
  });

  test('depends on whether the day has ended at the venue', () => {
    const draft = makeEvent({ name: 'Draft', start: '2026-11-15' });
    expect(next({ ...draft, zone: 'Pacific/Pago_Pago' })).toMatchObject({ name: 'Draft' });
    expect(next({ ...draft, zone: 'Pacific/Kiritimati' })).toBeUndefined();
  });
});

describe('the events ahead', () => {
  test('are those on or to come, in the order given, without periods', () => {
    const all = [later, season, finished, live, cancelled, soon, nextSeason];
    expect(eventsAhead(all, () => 'soccer', NOW)).toEqual([later, live, soon]);
  });

  test('last as long as the sport of each takes', () => {
    const sportOf = (event: SportsEvent) => (event.league === 'nfl' ? 'football' : 'soccer');
    const start = '2026-11-15T09:30:00Z';
    const football = makeEvent({ league: 'nfl', start });
    expect(eventsAhead([football, makeEvent({ start })], sportOf, NOW)).toEqual([football]);
  });
});
