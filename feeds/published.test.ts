import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fixtureCatalog, makeEvent } from '../catalog/check/test-data.ts';
import { publishCatalog, publishEvent } from './published.ts';

const catalog = fixtureCatalog();

describe('an event is published as the specification has it', () => {
  test('a day is midnight in Chicago, a single day has no end', () => {
    const draft = makeEvent({ name: 'CFL Draft', start: '2024-04-30', type: 'Draft', details: '8 Rounds' });
    expect(publishEvent(draft, false)).toStrictEqual({
      name: 'CFL Draft',
      start: '2024-04-30T05:00:00Z',
      end: null,
      location: '',
      details: '8 Rounds',
      specificType: 'Draft',
    });
  });

  test('several days end at the midnight that begins the last of them', () => {
    const season = makeEvent({ name: 'Regular Season', start: '2024-10-04', end: '2025-01-17' });
    expect(publishEvent(season, false)).toMatchObject({
      start: '2024-10-04T05:00:00Z',
      end: '2025-01-17T06:00:00Z',
    });
  });

  test('a real start carries time true, midnight UTC included', () => {
    const card = makeEvent({
      name: 'UFC Fight Night: Moreno vs Albazi',
      type: '',
      start: '2024-11-03T00:00:00Z',
      location: 'Rogers Place (Edmonton)',
      extras: '',
    });
    expect(publishEvent(card, false)).toStrictEqual({
      name: 'UFC Fight Night: Moreno vs Albazi',
      start: '2024-11-03T00:00:00Z',
      end: null,
      location: 'Rogers Place (Edmonton)',
      details: '',
      specificType: '',
      extras: '',
      time: true,
    });
  });

  test('a game ends at its start in the leagues that say so, and nothing else does', () => {
    const match = makeEvent({ home: 'Arsenal', away: 'Chelsea', start: '2026-11-15T16:30:00Z' });
    expect(publishEvent(match, true).end).toBe('2026-11-15T16:30:00Z');
    expect(publishEvent(match, false).end).toBeNull();
    expect(publishEvent(makeEvent({ name: 'Draft' }), true).end).toBeNull();
  });
});

describe('a catalogue is published as the specification has it', () => {
  const published = publishCatalog(catalog);

  const everyEvent = Object.values(published).flatMap((leagues) =>
    Object.entries(leagues).flatMap(([name, league]) =>
      Object.values(league.events).flatMap((events) => events.map((event) => ({ league: name, event }))),
    ),
  );

  test('by category, then by display name, each league with its path, in order', () => {
    const shape = Object.entries(published).map(([category, leagues]) => [
      category,
      Object.entries(leagues).map(([name, { path }]) => `${name} ${path}`),
    ]);
    expect(shape).toEqual([
      ['Football', ['NFL /nfl', 'CFL /cfl']],
      ['Basketball', ['NBA /nba', "NCAA men's basketball /ncaambb", "NCAA women's basketball /ncaawbb"]],
      ['Baseball', ['MLB /mlb']],
      ['Hockey', ['NHL /nhl']],
      [
        'Soccer',
        [
          'World Cup /worldcup',
          'UEFA Champions League /uefachampionsleague',
          'Premier League /premierleague',
          'FA Cup /facup',
          'EFL Cup /eflcup',
        ],
      ],
      ['Golf', ['PGA Tour /pgatour']],
      ['Motorsport', ['Formula 1 /formula1', 'NASCAR Cup Series /nascarcupseries']],
      ['Tennis', ['ATP Tour /atptour', 'WTA Tour /wtatour']],
      ['MMA', ['UFC /ufc', 'Bellator /bellator']],
      ['Olympics', ['Summer Olympics /summerolympics']],
    ]);
  });

  test("each league has its sport's black icon, which exists", () => {
    for (const [category, leagues] of Object.entries(published)) {
      for (const league of Object.values(leagues)) {
        expect(Object.keys(league)).toEqual(['iconURL', 'path', 'events']);
        expect(league.iconURL).toBe(`/icons/${category.toLowerCase()}_black.svg`);
        expect(existsSync(fileURLToPath(new URL(`../public${league.iconURL}`, import.meta.url)))).toBe(true);
      }
    }
  });

  test('each event has the six fields, some have extras and time, and none has more', () => {
    const always = ['name', 'start', 'end', 'location', 'details', 'specificType'];
    const keySets = new Set(everyEvent.map(({ event }) => Object.keys(event).join(' ')));
    expect([...keySets].sort()).toEqual(
      [always, [...always, 'extras'], [...always, 'extras', 'time'], [...always, 'time']].map((keys) =>
        keys.join(' '),
      ),
    );
  });

  test('each start is a UTC timestamp, at 05:00 or 06:00 if it is a whole day, and no end is before it', () => {
    const wrong = everyEvent.filter(({ event }) => {
      const form = event.time ? /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/ : /^\d{4}-\d\d-\d\dT0[56]:00:00Z$/;
      return !form.test(event.start) || (event.end !== null && event.end < event.start);
    });
    expect(wrong).toEqual([]);
  });

  test('every event of combat sports has extras, and no other event', () => {
    const combat = ['UFC', 'Bellator'];
    expect(everyEvent.filter(({ league, event }) => combat.includes(league) !== 'extras' in event)).toEqual(
      [],
    );
  });

  test('a UFC card at midnight UTC is timed', () => {
    const midnights = everyEvent.filter(
      ({ league, event }) => league === 'UFC' && event.start.endsWith('T00:00:00Z'),
    );
    expect(midnights.length).toBeGreaterThan(0);
    expect(midnights.filter(({ event }) => event.time !== true)).toEqual([]);
  });

  test('the games of the NBA, and of no other league, end at their start', () => {
    const leagues = new Set(
      everyEvent.filter(({ event }) => event.end === event.start).map(({ league }) => league),
    );
    expect([...leagues]).toEqual(['NBA']);
    const games = everyEvent.filter(({ league, event }) => league === 'NBA' && event.name.includes(' vs '));
    expect(games.length).toBeGreaterThan(0);
    expect(games.filter(({ event }) => event.end !== event.start)).toEqual([]);
  });
});
