import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIXTURE_DATA } from '../check/test-data.ts';
import { isTimed, listedDay } from '../day/day.ts';
import { buildCatalog } from '../read/build-catalog.ts';
import { type DataFolder, readDataFolder } from '../read/read-data.ts';
import { allLeagues, type Catalog } from '../season/league.ts';
import { isEmpty, type SearchContext, search, searchPages } from './search.ts';
import type { SearchIndex } from './search-index.ts';
import { currentSeasons, earlierSeasons, seasonsAskedFor } from './seasons-to-search.ts';
import { namesOnly, withLists } from './test-index.ts';

let data: DataFolder;
let catalog: Catalog;
let index: SearchIndex;
beforeAll(() => {
  data = readDataFolder(FIXTURE_DATA).data;
  catalog = buildCatalog(data);
  index = withLists(namesOnly(catalog, data), catalog);
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

describe('the names', () => {
  test('have the address of every team', () => {
    const addresses = index.texts.filter(({ kind }) => kind === 'team').map(({ page }) => page?.().path);
    expect(new Set(addresses)).toEqual(new Set([...catalog.teams.keys()].map((slug) => `/teams/${slug}`)));
  });

  test('answer alone with leagues and teams, as long as there are no events', () => {
    const names = namesOnly(catalog, data);
    const { leagues, teams, events, days } = searchPages(names, 'nba', NOVEMBER);
    expect(leagues[0]?.path).toBe('/nba');
    expect([teams, events, days]).toEqual([[], [], []]);
    expect(searchPages(names, 'man utd', NOVEMBER).teams[0]?.path).toBe('/teams/manchester-united');
    // What may be an event is not taken for a mistyped team.
    expect(isEmpty(searchPages(names, 'chelsae', NOVEMBER))).toBe(true);
  });
});

describe('the seasons', () => {
  const present = () => {
    const names = namesOnly(catalog, data);
    return withLists(names, catalog, currentSeasons(names, NOVEMBER.today));
  };
  let some: SearchIndex;
  beforeAll(() => {
    some = present();
  });
  const askedBy = (text: string) => seasonsAskedFor(some, text, search(some, text, NOVEMBER), NOVEMBER.today);

  test('of the present answer most questions, and others once they are asked for', () => {
    const first = present();
    const superBowl = (some: SearchIndex, text: string) => search(some, text, NOVEMBER).events[0]?.id;
    expect(superBowl(first, 'super bowl')).toBe(find('super bowl').events[0]?.id);
    expect(search(first, 'super bowl 2024', NOVEMBER).part).toBe('super bowl');
    expect(superBowl(withLists(first, catalog, askedBy('super bowl 2024')), 'super bowl 2024')).toMatch(
      /^nfl\/2023\//,
    );
    const whole = withLists(first, catalog, earlierSeasons(first, NOVEMBER.today));
    expect(earlierSeasons(whole, NOVEMBER.today)).toEqual([]);
    for (const text of ['arsenal', 'yankees red sox', 'world cup final', 'monaco 2023', '26 dec']) {
      expect(search(whole, text, NOVEMBER)).toEqual(find(text));
    }
  });

  test('of the present are the last ones of every league at least', () => {
    const keys = currentSeasons(namesOnly(catalog, data), '2050-01-01');
    expect(keys).toEqual(allLeagues(catalog).map(({ slug, seasons }) => `${slug}/${seasons.at(-1)?.label}`));
  });

  test.each(['super bowl', 'super bowl 2027', '26 dec', 'yesterday', 'nfl'])(
    '“%s” asks for no others',
    (text) => {
      expect(askedBy(text)).toEqual([]);
    },
  );

  test('of a league are asked for by its name, in the year that is named', () => {
    expect(askedBy('nfl 2024')).toEqual(['nfl/2023', 'nfl/2024']);
    expect(askedBy('nfl xyzzy')).toEqual(['nfl/2023', 'nfl/2024', 'nfl/2025']);
  });

  test('of a year and those of a day are asked for in all leagues', () => {
    const leaguesOf = (text: string) => new Set(askedBy(text).map((key) => key.split('/')[0]));
    expect([...leaguesOf('2024 masters')]).toEqual(expect.arrayContaining(['nfl', 'premierleague', 'ufc']));
    expect(askedBy('11 february 2024')).toContain('nfl/2023');
    expect(askedBy('11 february 2024')).not.toContain('nfl/2025');
    expect(leaguesOf('11 february 2024')).toContain('premierleague');
  });

  test('are all asked for where nothing is found', () => {
    expect(askedBy('xyzzyq')).toEqual(earlierSeasons(some, NOVEMBER.today));
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
        !event.isPeriod &&
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
