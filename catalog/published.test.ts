import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { makeEvent, fixtureCatalog } from './check/test-data.ts';
import { dayInZone } from './day.ts';
import { allLeagues } from './league.ts';
import { type PublishedEvent, publishCatalog, publishEvent, publishLeague } from './published.ts';

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

describe('the shipped catalogue is published as the specification has it', () => {
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
      ['Football', ['NFL /nfl', 'NCAA FB /ncaafb', 'CFL /cfl']],
      [
        'Basketball',
        ['NBA /nba', 'WNBA /wnba', "NCAA men's basketball /ncaambb", "NCAA women's basketball /ncaawbb"],
      ],
      ['Baseball', ['MLB /mlb']],
      ['Hockey', ['NHL /nhl']],
      [
        'Soccer',
        [
          'World Cup /worldcup',
          'UEFA Champions League /uefachampionsleague',
          'Premier League /premierleague',
          'LaLiga /laliga',
          'Bundesliga /bundesliga',
          'Serie A /seriea',
          'Ligue 1 /ligue1',
          'MLS /mls',
          'UEFA Euros /uefaeuros',
          'Copa America /copaamerica',
          'Europa Conference League /europaconferenceleague',
          'FA Cup /facup',
          'EFL Cup /eflcup',
          'UEFA Europa League /uefaeuropaleague',
        ],
      ],
      [
        'Golf',
        [
          'PGA Tour /pgatour',
          'DP World Tour /dpworldtour',
          'LPGA /lpga',
          'LIV /liv',
          'Korn Ferry Tour /kornferrytour',
          'PGA Tour Champions /pgatourchampions',
        ],
      ],
      [
        'Motorsport',
        [
          'Formula 1 /formula1',
          'NASCAR Cup Series /nascarcupseries',
          'NASCAR Xfinity Series /nascarxfinityseries',
          'NASCAR Truck Series /nascartruckseries',
          'IndyCar /indycar',
        ],
      ],
      ['Tennis', ['ATP Tour /atptour', 'WTA Tour /wtatour']],
      ['MMA', ['UFC /ufc', 'PFL /pfl', 'Bellator /bellator']],
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
    const combat = ['UFC', 'PFL', 'Bellator'];
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

describe('the content that the specification names is there', () => {
  /** The published events of one season with their category. */
  function eventsOf(slug: string, label: string): (PublishedEvent & { category: string })[] {
    const league = allLeagues(catalog).find((candidate) => candidate.slug === slug);
    const season = league?.seasons.find((candidate) => candidate.label === label);
    if (!league || !season) throw new Error(`There is no ${slug} ${label}`);
    return Object.entries(publishLeague(league, [season]).events).flatMap(([category, events]) =>
      events.map((event) => ({ category, ...event })),
    );
  }

  const named = (slug: string, label: string, name: string) =>
    eventsOf(slug, label).filter((event) => event.name === name);

  test.each([
    ['FIFA World Cup 2026', 'World Cup', '2026-06-11T05:00:00Z', '2026-07-19T05:00:00Z'],
    ['Group Stage', 'Group Stage', '2026-06-11T05:00:00Z', '2026-06-27T05:00:00Z'],
    ['Knockout Stage', 'Knockout Stage', '2026-06-28T05:00:00Z', '2026-07-15T05:00:00Z'],
    ['Third Place Game', 'Knockout Stage', '2026-07-18T05:00:00Z', null],
    ['World Cup Final', 'Championship', '2026-07-19T05:00:00Z', null],
  ])('World Cup 2026: %s', (name, specificType, start, end) => {
    expect(named('worldcup', '2026', name)).toMatchObject([{ specificType, start, end }]);
  });

  test('Summer Olympics 2024: both ceremonies, and an entry that spans them', () => {
    const [opening] = named('summerolympics', '2024', 'Opening Ceremony');
    const [closing] = named('summerolympics', '2024', 'Closing Ceremony');
    expect(opening?.start).toMatch(/^2024-07-26T/);
    expect(closing?.start).toMatch(/^2024-08-11T/);
    expect(
      eventsOf('summerolympics', '2024').filter(({ category }) => category === 'Championship'),
    ).toMatchObject([
      { specificType: 'Championship', start: '2024-07-26T05:00:00Z', end: '2024-08-11T05:00:00Z' },
    ]);
  });

  describe('NBA 2024-25', () => {
    const games = eventsOf('nba', '2024-25').filter(
      ({ category, name }) => category === 'Regular Season' && name.includes(' vs '),
    );
    const dayOf = ({ start }: PublishedEvent) => dayInZone(start, 'America/New_York');

    test('games run from before November to 13 April 2025, ordered by date, each in an arena', () => {
      expect(games.map(dayOf).at(0)?.localeCompare('2024-11-01')).toBe(-1);
      expect(games.map(dayOf).at(-1)).toBe('2025-04-13');
      expect(games.map(({ start }) => start)).toEqual(games.map(({ start }) => start).sort());
      expect(games.filter(({ location }) => location === '')).toEqual([]);
    });

    test('the In-Season Tournament is played from mid November to 3 December 2024, then its finals', () => {
      const days = games.filter(({ specificType }) => specificType === 'In-Season Tournament').map(dayOf);
      expect([...new Set(days)]).toEqual([
        '2024-11-12',
        '2024-11-15',
        '2024-11-19',
        '2024-11-22',
        '2024-11-26',
        '2024-11-29',
        '2024-12-03',
        '2024-12-10',
        '2024-12-11',
        '2024-12-14',
        '2024-12-17',
      ]);
    });
  });

  test('drafts: hockey 2024 in Las Vegas, baseball over 3 days, the WNBA with 3 rounds', () => {
    expect(named('nhl', '2024-25', 'NHL Draft')).toMatchObject([
      { start: '2024-06-28T05:00:00Z', location: 'Sphere (Las Vegas)' },
    ]);
    expect(named('mlb', '2024', 'MLB Draft')).toMatchObject([
      {
        start: '2024-07-14T05:00:00Z',
        end: '2024-07-16T05:00:00Z',
        details: 'Rounds 1-20 over 3 days',
      },
    ]);
    expect(named('wnba', '2024', 'WNBA Draft').map(({ details }) => details)).toEqual(['3 Rounds; ESPN']);
  });

  test.each(['premierleague', 'laliga', 'seriea'])('%s 2024-25 has 38 matchdays of 10 matches', (slug) => {
    const matches = eventsOf(slug, '2024-25').filter(({ name }) => name.includes(' vs '));
    for (let round = 1; round <= 38; round += 1) {
      const ofRound = matches.filter(({ specificType }) => specificType === `Matchday ${round}`);
      expect(ofRound).toHaveLength(10);
      expect(new Set(ofRound.map(({ category }) => category))).toEqual(new Set([`Matchday ${round}`]));
    }
    expect(matches).toHaveLength(380);
  });

  test('the last rounds of Serie A run from 16 March to 25 May 2025', () => {
    const days = (round: number) =>
      eventsOf('seriea', '2024-25')
        .filter(({ category }) => category === `Matchday ${round}`)
        .map(({ start }) => start.slice(0, 10));
    expect(days(29)).toContain('2025-03-16');
    expect(days(38).at(-1)).toBe('2025-05-25');
  });

  test('transfer windows of 2023: from 1 July to 1 September, and January 2024', () => {
    expect(named('laliga', '2023-24', 'Transfer Window')).toMatchObject([
      { start: '2023-07-01T05:00:00Z', end: '2023-09-01T05:00:00Z', location: '' },
    ]);
    expect(named('bundesliga', '2023-24', 'Winter Transfer Window')).toMatchObject([
      { start: '2024-01-01T06:00:00Z', end: '2024-02-01T06:00:00Z', location: '' },
    ]);
  });

  test('a Formula 1 weekend lists practice, qualifying and the sprint', () => {
    const sessions = eventsOf('formula1', '2024').filter(({ name }) => name.startsWith('Chinese Grand Prix'));
    expect(sessions.map(({ specificType }) => specificType).sort()).toEqual([
      'Practice',
      'Qualifying',
      'Race',
      'Sprint Qualifying',
      'Sprint Race',
    ]);
    expect(sessions.every(({ time }) => time)).toBe(true);
  });

  test('golf says who qualifies: the Top 70, 50 and 30, and 72, 54 and 36 seniors', () => {
    const details = (slug: string) => eventsOf(slug, '2024').map((event) => event.details);
    for (const top of [70, 50, 30]) expect(details('pgatour')).toContain(`Top ${top} in FedEx standings`);
    for (const field of [72, 54, 36]) expect(details('pgatourchampions')).toContain(`${field} players`);
  });

  test('the fights of September to November 2024 are in the places named', () => {
    const places = ['ufc', 'pfl', 'bellator']
      .flatMap((slug) => eventsOf(slug, '2024'))
      .filter(({ start }) => start >= '2024-09' && start < '2024-12')
      .map(({ location }) => location);
    for (const city of ['Las Vegas', 'Glasgow', 'Paris', 'Chicago', 'Abu Dhabi']) {
      expect(places.filter((place) => place.endsWith(`(${city})`)).length, city).toBeGreaterThan(0);
    }
  });

  test('week 18 of the NFL 2024 is in January 2025', () => {
    const week = eventsOf('nfl', '2024').filter(
      ({ specificType, name }) => specificType === 'Week 18' && name.includes(' vs '),
    );
    expect(week).toHaveLength(16);
    expect(week.filter(({ start }) => !start.startsWith('2025-01-'))).toEqual([]);
  });

  test('the CFL Draft of 2024 does not end before it starts', () => {
    expect(named('cfl', '2024', 'CFL Draft')).toMatchObject([{ start: '2024-04-30T05:00:00Z', end: null }]);
  });
});
