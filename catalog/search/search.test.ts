import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCatalog } from '../build-catalog.ts';
import { FIXTURE_DATA } from '../check/test-data.ts';
import { isTimed, listedDay } from '../day.ts';
import { allLeagues, type Catalog } from '../league.ts';
import { isPeriod } from '../period.ts';
import { readDataFolder } from '../read-data.ts';
import { eventAt } from './event-at.ts';
import { openIndex, type SearchIndex, teamAddress, withEarlier } from './open-index.ts';
import { packIndex, splitIndex } from './packed-index.ts';
import { asksForThePast, isEmpty, type SearchContext, search } from './search.ts';

let catalog: Catalog;
let index: SearchIndex;
beforeAll(() => {
  const { data } = readDataFolder(FIXTURE_DATA);
  catalog = buildCatalog(data);
  // As a browser gets it.
  index = openIndex(JSON.parse(JSON.stringify(packIndex(catalog, data))));
});

/** A Sunday, 9:45 in New York, with an NFL game under way. */
const NOVEMBER: SearchContext = {
  now: Date.parse('2026-11-15T14:45:00Z'),
  today: '2026-11-15',
  timeZone: 'America/New_York',
};
/** The day of the World Cup's final, before it begins. */
const FINAL: SearchContext = {
  now: Date.parse('2026-07-19T14:00:00Z'),
  today: '2026-07-19',
  timeZone: 'America/New_York',
};

const find = (text: string, context = NOVEMBER) => search(index, text, context);
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
    // Comparing all takes seconds; every seventh meets every league, season and kind of event.
    for (let at = 0; at < events.length; at += 7) {
      const { extras, source, sure, zone, ...known } = events[at] ?? {};
      const { looks, ...found } = eventAt(index, places[at] ?? expect.fail());
      expect(found).toEqual(known);
    }
  });

  test('knows the address of every team', () => {
    const addresses = index.packed.teams.name.map((_, position) => teamAddress(index.packed, position));
    expect(new Set(addresses)).toEqual(new Set([...catalog.teams.keys()].map((slug) => `/teams/${slug}`)));
  });
});

describe('an index in two parts', () => {
  test('answers from the first, and as a whole once it has the other', () => {
    const parts = splitIndex(index.packed, NOVEMBER.today);
    const first = openIndex(parts.index);
    const firstOf = (part: SearchIndex, text: string) => search(part, text, NOVEMBER).events[0]?.id;
    expect(firstOf(first, 'super bowl')).toBe(find('super bowl').events[0]?.id);
    expect(search(first, 'super bowl 2024', NOVEMBER).part).toBe('super bowl');
    const whole = withEarlier(first, [...parts.earlier.values()].flat());
    expect(firstOf(whole, 'super bowl 2024')).toMatch(/^nfl\/2023\//);
    for (const text of [
      'arsenal',
      'yankees red sox',
      'world cup final',
      'wembley',
      'monaco 2023',
      '26 dec',
    ]) {
      expect(search(whole, text, NOVEMBER)).toEqual(find(text));
    }
  });

  test('keeps the last season of every league in the first', () => {
    const { index: first } = splitIndex(index.packed, '2050-01-01');
    expect(first.seasons.map(({ league }) => league)).toEqual(first.leagues.map((_, league) => league));
  });

  test.each([
    ['super bowl', false],
    ['super bowl 2027', false],
    ['super bowl 2026', true],
    ['2024 masters', true],
    ['26 dec', false],
    ['yesterday', false],
    ['3 march 2026', true],
    ['no such thing', true],
  ])('“%s” asks for the past: %s', (text, isAsked) => {
    expect(asksForThePast(text, find(text), NOVEMBER.today)).toBe(isAsked);
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
    ['champions league', 'UEFA Champions League'],
    ['fomula 1', 'Formula 1'],
  ])('“%s” is %s', (text, name) => {
    expect(find(text).leagues[0]?.name).toBe(name);
  });

  test('a sport comes before its leagues; football is two of them', () => {
    expect(names(find('football').leagues).slice(0, 2)).toEqual(['Football', 'Soccer']);
    expect(find('football').leagues[0]?.path).toBe('/football');
  });

  test('the league of an event that was described', () => {
    expect(names(find('premier league matchday 12').leagues)).toEqual(['Premier League']);
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
    expect(find(text).teams[0]?.path).toBe(path);
  });

  test('of one name in several sports are distinguished', () => {
    expect(find('duke blue devils').teams.map(({ about }) => about)).toEqual([
      "NCAA men's basketball",
      "NCAA women's basketball",
    ]);
  });

  test('both sides of a game that was described', () => {
    expect(names(find('yankees red sox').teams)).toEqual(['New York Yankees', 'Boston Red Sox']);
  });
});

describe('events', () => {
  test('of a team: the coming ones, the nearest first', () => {
    const starts = find('arsenal').events.map(({ start }) => start.slice(0, 10));
    expect(starts).toHaveLength(8);
    expect(starts).toEqual(starts.toSorted());
    expect(starts[0]).toBe('2026-11-21');
  });

  test('of two teams: the next meeting, then the past ones, the last first', () => {
    const [next, ...past] = find('arsenal vs chelsea').events;
    expect(next).toMatchObject({ name: 'Chelsea vs Arsenal', start: '2027-03-13', league: 'premierleague' });
    expect(past[0]?.start).toBe('2026-09-06T15:30:00Z');
    expect(past.every(({ start }) => start < NOVEMBER.today)).toBe(true);
  });

  test('under way come before those to come', () => {
    expect(find('nfl').events[0]?.name).toBe('Detroit Lions vs New England Patriots');
  });

  test('a past one by its year', () => {
    expect(find('super bowl 2024').events[0]).toMatchObject({
      id: 'nfl/2023/kansas-city-chiefs-vs-san-francisco-49ers',
      isByDetails: true,
    });
    expect(find('super bowl').events.map(({ league, season }) => `${league} ${season}`)).toEqual([
      'nfl 2026',
      'nfl 2025',
      'nfl 2024',
      'nfl 2023',
    ]);
  });

  test('words in one name before words in several: the World Cup is no cup of the World Tour', () => {
    expect(names(find('world cup').events).slice(0, 2)).toEqual([
      "FIFA Women's World Cup 2027",
      'FIFA World Cup 2030',
    ]);
    expect(names(find('world cup', FINAL).events).slice(0, 2)).toEqual([
      // On one day what has a time comes first, as in every list.
      'Spain vs Argentina',
      'World Cup Final',
    ]);
  });

  test('stay while a year or a day is typed', () => {
    const [bowl] = names(find('super bowl').events);
    for (const typed of ['super bowl 2', 'super bowl 20', 'super bowl 202']) {
      expect(names(find(typed).events)[0]).toBe(bowl);
    }
    for (const typed of ['nba 2', 'nba 26', 'nba 26 d', 'nba 26 de']) {
      expect(names(find(typed).leagues)).toContain('NBA');
    }
  });

  test('called exactly so come first', () => {
    expect(find('wimbledon').events[0]).toMatchObject({ name: 'Wimbledon', start: '2027-06-28' });
  });

  test('on a day', () => {
    const { events, days } = find('nba 26 dec');
    expect(days).toEqual([{ day: '2026-12-26', events: 26 }]);
    expect(events.every(({ league }) => league === 'nba')).toBe(true);
    expect(
      find('nhl tonight').events.every(({ league, start }) => league === 'nhl' && start < '2026-11-16T05:00'),
    ).toBe(true);
  });
});

describe('venues', () => {
  test('with what is on there next', () => {
    const [anfield] = find('anfield').venues;
    expect(anfield).toMatchObject({ name: 'Anfield (Liverpool)', isAhead: true });
    expect(anfield?.event.name).toBe('Liverpool vs Manchester United');
    expect(find('anfield').events[0]?.location).toBe('Anfield (Liverpool)');
  });
});

describe('dates', () => {
  test('tonight goes on until morning: in Berlin, games of America begin after midnight', () => {
    const berlin = { ...NOVEMBER, timeZone: 'Europe/Berlin' };
    const starts = find('nba tonight', berlin).events.map(({ start }) => start);
    expect(starts.some((start) => start > '2026-11-15T23:00:00Z')).toBe(true);
    expect(starts.every((start) => start < '2026-11-16T05:00:00Z')).toBe(true);
    expect(find('nba today', berlin).events.every(({ start }) => start < '2026-11-15T23:00:00Z')).toBe(true);
  });

  test('with the events of the day, of the visitor’s own', () => {
    const tonight = (timeZone: string, today: string) =>
      find('tonight', { ...NOVEMBER, timeZone, today }).days;
    expect(tonight('America/New_York', '2026-11-15')).toEqual([{ day: '2026-11-15', events: 29 }]);
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
    expect(find(day).days).toEqual([{ day, events: onDay.length }]);
  });

  test('that do not exist', () => {
    expect(find('31 feb')).toMatchObject({ days: [], isNoDay: true });
  });

  test('may be in a name', () => {
    expect(find('selection sunday').events[0]?.name).toBe('Selection Sunday');
  });
});

describe('nothing', () => {
  test('was found: what may have been meant', () => {
    expect(find('arsenal xyzzy').part).toBe('arsenal');
    expect(names(find('arsenal xyzzy').teams)[0]).toBe('Arsenal');
    expect(names(find('bxllxtzr').suggestions)).toContain('Bellator');
  });

  test.each(['', '   ', '🏀', ')(*[.+?^$', '\ud800', 'ولادة', 'xyzzyq'])('in “%s”', (text) => {
    expect(isEmpty(find(text))).toBe(true);
  });

  test('breaks it, however long or strange', () => {
    expect(() => find('a'.repeat(1_000_000))).not.toThrow();
    expect(() => find('arsenal '.repeat(100_000))).not.toThrow();
    const parts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('arsenal', '31 feb', '2026', 'vs', '\ud83d'),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 5 }), (all) => {
        const answer = find(all.join(' '));
        expect(answer.events.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 60 },
    );
  });
});
