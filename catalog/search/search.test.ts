import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCatalog } from '../build-catalog.ts';
import { SHIPPED_DATA } from '../check/test-data.ts';
import { isTimed, listedDay } from '../day.ts';
import { allLeagues, type Catalog } from '../league.ts';
import { isPeriod } from '../period.ts';
import { readDataFolder } from '../read-data.ts';
import { eventAt } from './event-at.ts';
import { openIndex, type SearchIndex, teamAddress, warmUp, withEarlier } from './open-index.ts';
import { packIndex } from './packed-index.ts';
import { type Asker, isEmpty, search } from './search.ts';

let catalog: Catalog;
let index: SearchIndex;
beforeAll(() => {
  const { data } = readDataFolder(SHIPPED_DATA);
  catalog = buildCatalog(data);
  // As a browser gets it.
  index = openIndex(JSON.parse(JSON.stringify(packIndex(catalog, data.teamScopes, data.otherNames))));
});

/** A Sunday, 9:45 in New York, with an NFL game under way. */
const NOVEMBER: Asker = {
  now: Date.parse('2026-11-15T14:45:00Z'),
  today: '2026-11-15',
  timeZone: 'America/New_York',
};
/** The day of the World Cup's final, before it begins. */
const FINAL: Asker = {
  now: Date.parse('2026-07-19T14:00:00Z'),
  today: '2026-07-19',
  timeZone: 'America/New_York',
};

const ask = (text: string, asker = NOVEMBER) => search(index, text, asker);
const everyEvent = () =>
  allLeagues(catalog).flatMap(({ seasons }) => seasons.flatMap((season) => season.events));
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('the index', () => {
  test('holds every event as the catalogue has it', () => {
    const events = everyEvent();
    const places = index.seasons.flatMap((season) =>
      Array.from({ length: season.rows().count }, (_, row) => ({ season, row })),
    );
    expect(places).toHaveLength(events.length);
    // Comparing all 45,000 takes seconds; every seventh meets every league, season and kind of event.
    for (let at = 0; at < events.length; at += 7) {
      const { extras, source, sure, ...known } = events[at] ?? {};
      expect(eventAt(index, places[at] ?? expect.fail())).toEqual(known);
    }
  });

  test('knows the address of every team', () => {
    const addresses = index.packed.teams.name.map((_, position) => teamAddress(index.packed, position));
    expect(new Set(addresses)).toEqual(new Set([...catalog.teams.keys()].map((slug) => `/teams/${slug}`)));
  });
});

describe('an index in two parts', () => {
  test('answers from the first, and as a whole once it has the other', () => {
    const isEarlier = ({ from }: { from: string }) => from < '2025';
    const { seasons, ...names } = index.packed;
    const first = openIndex({ ...names, seasons: seasons.filter((season) => !isEarlier(season)) });
    const firstOf = (part: SearchIndex, text: string) => search(part, text, NOVEMBER).events[0]?.id;
    expect(firstOf(first, 'super bowl')).toBe(ask('super bowl').events[0]?.id);
    expect(firstOf(first, 'super bowl 2024')).toBeUndefined();
    const whole = withEarlier(first, seasons.filter(isEarlier));
    for (const step of warmUp(whole, whole.seasons, NOVEMBER.now)) step();
    expect(firstOf(whole, 'super bowl 2024')).toMatch(/^nfl\/2023\//);
    for (const text of [
      'arsenal',
      'yankees red sox',
      'world cup final',
      'wembley',
      'monaco 2023',
      '26 dec',
    ]) {
      expect(search(whole, text, NOVEMBER)).toEqual(ask(text));
    }
  });
});

describe('leagues', () => {
  test.each([
    ['NFL', 'NFL'],
    ['EPL', 'Premier League'],
    ['F1', 'Formula 1'],
    ['formula one', 'Formula 1'],
    ['march madness', "NCAA men's basketball"],
    ['premierleague', 'Premier League'],
    ['premierleage', 'Premier League'],
    ['la liga', 'LaLiga'],
    ['bundeslig', 'Bundesliga'],
  ])('“%s” is %s', (text, name) => {
    expect(ask(text).leagues[0]?.name).toBe(name);
  });

  test('a sport comes before its leagues; football is two of them', () => {
    expect(names(ask('football').leagues).slice(0, 2)).toEqual(['Football', 'Soccer']);
    expect(ask('football').leagues[0]?.path).toBe('/football');
  });

  test('the league of an event that was described', () => {
    expect(names(ask('premier league matchday 12').leagues)).toEqual(['Premier League']);
  });
});

describe('teams', () => {
  test.each([
    ['arsenal', '/teams/arsenal'],
    ['arsneal', '/teams/arsenal'],
    ['atletico', '/teams/atletico-madrid'],
    ['ATLÉTICO MADRID', '/teams/atletico-madrid'],
    ['man utd', '/teams/manchester-united'],
    ['manchster uni', '/teams/manchester-united'],
    ['redsox', '/teams/boston-red-sox'],
    ['psg', '/teams/paris-saint-germain'],
    ['49ers', '/teams/san-francisco-49ers'],
    ['next lakers game', '/teams/los-angeles-lakers'],
  ])('“%s” is at %s', (text, path) => {
    expect(ask(text).teams[0]?.path).toBe(path);
  });

  test('of one name in several sports are told apart', () => {
    expect(ask('duke blue devils').teams.map(({ about }) => about)).toEqual([
      'NCAA FB',
      "NCAA men's basketball",
      "NCAA women's basketball",
    ]);
  });

  test('both sides of a game that was described', () => {
    expect(names(ask('yankees red sox').teams)).toEqual(['New York Yankees', 'Boston Red Sox']);
  });
});

describe('events', () => {
  test('of a team: the coming ones, the nearest first', () => {
    const starts = ask('arsenal').events.map(({ start }) => start.slice(0, 10));
    expect(starts).toHaveLength(8);
    expect(starts).toEqual(starts.toSorted());
    expect(starts[0]).toBe('2026-11-21');
  });

  test('of two teams: the next meeting, then the past ones, the last first', () => {
    const [next, ...past] = ask('arsenal vs chelsea').events;
    expect(next).toMatchObject({ name: 'Chelsea vs Arsenal', start: '2027-03-13', league: 'premierleague' });
    expect(past[0]?.start).toBe('2026-09-06T15:30:00Z');
    expect(past.every(({ start }) => start < NOVEMBER.today)).toBe(true);
  });

  test('under way come before those to come', () => {
    expect(ask('nfl').events[0]?.name).toBe('Detroit Lions vs New England Patriots');
  });

  test('a past one by its year', () => {
    expect(ask('super bowl 2024').events[0]).toMatchObject({
      id: 'nfl/2023/kansas-city-chiefs-vs-san-francisco-49ers',
      isByDetails: true,
    });
    expect(ask('super bowl').events.map(({ league, season }) => `${league} ${season}`)).toEqual([
      'nfl 2026',
      'nfl 2025',
      'nfl 2024',
      'nfl 2023',
    ]);
  });

  test('words in one name before words in several: the World Cup is no cup of the World Tour', () => {
    expect(names(ask('world cup').events).slice(0, 2)).toEqual([
      "FIFA Women's World Cup 2027",
      'FIFA World Cup 2030',
    ]);
    expect(names(ask('world cup', FINAL).events).slice(0, 2)).toEqual([
      'World Cup Final',
      'Spain vs Argentina',
    ]);
  });

  test('stay while a year or a day is typed', () => {
    const [bowl] = names(ask('super bowl').events);
    for (const typed of ['super bowl 2', 'super bowl 20', 'super bowl 202']) {
      expect(names(ask(typed).events)[0]).toBe(bowl);
    }
    for (const typed of ['nba 2', 'nba 26', 'nba 26 d', 'nba 26 de']) {
      expect(names(ask(typed).leagues)).toContain('NBA');
    }
  });

  test('called exactly so come first', () => {
    expect(ask('wimbledon').events[0]).toMatchObject({ name: 'Wimbledon', start: '2027-06-28' });
  });

  test('on a day', () => {
    const { events, days } = ask('nba 26 dec');
    expect(days).toEqual([{ day: '2026-12-26', events: 31 }]);
    expect(events.every(({ league }) => league === 'nba')).toBe(true);
    expect(
      ask('nhl tonight').events.every(({ league, start }) => league === 'nhl' && start < '2026-11-16T05:00'),
    ).toBe(true);
  });
});

describe('venues', () => {
  test('with what is on there next', () => {
    const [anfield] = ask('anfield').venues;
    expect(anfield).toMatchObject({ name: 'Anfield (Liverpool)', isAhead: true });
    expect(anfield?.event.name).toBe('Liverpool vs Manchester United');
    expect(ask('anfield').events[0]?.location).toBe('Anfield (Liverpool)');
  });
});

describe('dates', () => {
  test('tonight goes on until morning: in Berlin, games of America begin after midnight', () => {
    const berlin = { ...NOVEMBER, timeZone: 'Europe/Berlin' };
    const starts = ask('nba tonight', berlin).events.map(({ start }) => start);
    expect(starts.some((start) => start > '2026-11-15T23:00:00Z')).toBe(true);
    expect(starts.every((start) => start < '2026-11-16T05:00:00Z')).toBe(true);
    expect(ask('nba today', berlin).events.every(({ start }) => start < '2026-11-15T23:00:00Z')).toBe(true);
  });

  test('with the events of the day, of the visitor’s own', () => {
    const tonight = (timeZone: string, today: string) =>
      ask('tonight', { ...NOVEMBER, timeZone, today }).days;
    expect(tonight('America/New_York', '2026-11-15')).toEqual([{ day: '2026-11-15', events: 34 }]);
    expect(tonight('Pacific/Kiritimati', '2026-11-16')[0]?.day).toBe('2026-11-16');
  });

  test.each(['2024-02-11', '2026-07-19', '2026-11-01'])('%s is counted as the catalogue has it', (day) => {
    const { timeZone } = NOVEMBER;
    const onDay = everyEvent().filter(
      (event) =>
        !isPeriod(event) &&
        listedDay(event.start, timeZone) <= day &&
        (isTimed(event.start) ? listedDay(event.start, timeZone) : (event.end ?? event.start)) >= day,
    );
    expect(ask(day).days).toEqual([{ day, events: onDay.length }]);
  });

  test('that do not exist', () => {
    expect(ask('31 feb')).toMatchObject({ days: [], isNoDay: true });
  });

  test('may stand in a name', () => {
    expect(ask('selection sunday').events[0]?.name).toBe('Selection Sunday');
  });
});

describe('nothing', () => {
  test('was found: what may have been meant', () => {
    expect(names(ask('arsenal xyzzy').suggestions)[0]).toBe('Arsenal');
    expect(names(ask('bvndxslxga').suggestions)).toContain('Bundesliga');
  });

  test.each(['', '   ', '🏀', ')(*[.+?^$', '\ud800', 'ولادة', 'xyzzyq'])('in “%s”', (text) => {
    expect(isEmpty(ask(text))).toBe(true);
  });

  test('breaks it, however long or strange', () => {
    expect(() => ask('a'.repeat(1_000_000))).not.toThrow();
    expect(() => ask('arsenal '.repeat(100_000))).not.toThrow();
    const parts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('arsenal', '31 feb', '2026', 'vs', '\ud83d'),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 5 }), (all) => {
        const answer = ask(all.join(' '));
        expect(answer.events.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 60 },
    );
  });
});
