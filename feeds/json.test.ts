import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fixtureCatalog, game, makeData, makeLeague } from '../catalog/check/test-data.ts';
import { buildCatalog, buildLeague } from '../catalog/read/build-catalog.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { allFile, indexFile, leagueFile } from './json.ts';
import { type PublishedCatalog, publishLeague } from './published.ts';
import { atOnce } from './steps.ts';

const data = makeLeague('premierleague', '2024-25', {
  '': [{ start: '2024-06-14', end: '2024-08-30', name: 'Transfer Window' }],
  'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17T14:00:00Z')],
});
const [newest] = makeLeague('premierleague', '2025-26', {
  'Matchday 1': [game('Liverpool', 'Bournemouth', '2025-08-15', { updated: '2027-01-02T03:04:00Z' })],
}).seasons;
if (newest) data.seasons.push(newest);
const league = buildLeague(data);
const catalog = buildCatalog(makeData(data));

describe("a league's file", () => {
  test('is the published league with all its seasons', () => {
    expect(JSON.parse(atOnce(leagueFile(league)))).toEqual({
      iconURL: '/icons/soccer_black.svg',
      path: '/premierleague',
      events: {
        '': [
          {
            name: 'Transfer Window',
            start: '2024-06-14T05:00:00Z',
            end: '2024-08-30T05:00:00Z',
            location: '',
            details: '',
            specificType: '',
          },
        ],
        'Matchday 1': [
          {
            name: 'Arsenal vs Wolves',
            start: '2024-08-17T14:00:00Z',
            end: null,
            location: '',
            details: '',
            specificType: 'Matchday 1',
            time: true,
          },
          {
            name: 'Liverpool vs Bournemouth',
            start: '2025-08-15T05:00:00Z',
            end: null,
            location: '',
            details: '',
            specificType: 'Matchday 1',
          },
        ],
      },
    });
  });

  test('ends with a line break', () => {
    expect(atOnce(leagueFile(league))).toMatch(/\}\n$/);
  });

  test('of a season has that season alone', () => {
    const [, second] = league.seasons;
    const seasons = second ? [second] : [];
    expect(JSON.parse(atOnce(leagueFile(league, seasons)))).toEqual(publishLeague(league, seasons));
    expect(Object.keys(JSON.parse(atOnce(leagueFile(league, seasons))).events)).toEqual(['Matchday 1']);
  });
});

test('the complete data set has leagues by name in categories by name', () => {
  expect(JSON.parse(atOnce(allFile(catalog)))).toEqual({ Soccer: { premierleague: publishLeague(league) } });
});

test('the complete data set is written season by season, so that others are answered meanwhile', () => {
  const steps = [...allFile(catalog)];
  expect(steps.length).toBeGreaterThanOrEqual(league.seasons.length);
});

test('the index says what there is, how much, and when it last changed', () => {
  const index = JSON.parse(indexFile(catalog, atOnce(calendarFeeds(catalog))));
  expect(index).toMatchObject({ updated: '2027-01-02T03:04:00Z', events: 3, teams: 4 });
  expect(index.categories[0].calendar).toBe('/feeds/soccer.ics');
  expect(index.categories[0].leagues[0]).toEqual({
    name: 'premierleague',
    path: '/premierleague',
    updated: '2027-01-02T03:04:00Z',
    events: 3,
    json: '/api/premierleague.json',
    csv: '/api/premierleague.csv',
    calendar: '/feeds/premierleague.ics',
    history: '/feeds/premierleague/history.ics',
    types: [{ name: 'Matches', calendar: '/feeds/premierleague/types/matches.ics' }],
    seasons: [
      {
        label: '2024-25',
        events: 2,
        from: '2024-06-14',
        to: '2024-08-30',
        json: '/api/premierleague/2024-25.json',
        calendars: [],
      },
      {
        label: '2025-26',
        events: 1,
        from: '2025-08-15',
        to: '2025-08-15',
        json: '/api/premierleague/2025-26.json',
        calendars: [],
      },
    ],
  });
});

describe('the complete data set has the form of the specification', () => {
  const published = JSON.parse(atOnce(allFile(fixtureCatalog()))) as PublishedCatalog;

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
