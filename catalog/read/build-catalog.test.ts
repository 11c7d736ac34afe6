import { describe, expect, test } from 'vitest';
import { type EventsByCategory, game, makeData, makeLeague } from '../check/test-data.ts';
import { allLeagues } from '../season/league.ts';
import { buildCatalog, buildLeague } from './build-catalog.ts';
import type { LeagueFile } from './schema.ts';

describe('an event of the catalogue', () => {
  test('has every default filled in', () => {
    const draft = { start: '2026-08-27', name: 'Draw' };
    expect(buildLeague(makeLeague('facup', '2026-27', { '': [draft] })).seasons[0]?.events).toStrictEqual([
      {
        id: 'facup/2026-27/draw',
        league: 'facup',
        season: '2026-27',
        section: '',
        type: '',
        name: 'Draw',
        start: '2026-08-27',
        end: null,
        location: '',
        zone: 'Europe/London',
        details: '',
        source: 'fixture-list',
        sure: 'source',
        stage: 'other',
        importance: 'regular',
        isPeriod: false,
      },
    ]);
  });

  test('keeps what it states itself', () => {
    const final = game('Arsenal', 'Wolves', '2027-05-22T15:00:00Z', {
      type: 'Final',
      occurrence: 2,
      location: 'Wembley Stadium (London)',
      details: 'Estimated dates',
      extras: '',
      source: 'press',
      sure: 'estimated',
    });
    const { occurrence: _, ...stated } = final;
    expect(buildLeague(makeLeague('facup', '2026-27', { Final: [final] })).seasons[0]?.events).toStrictEqual([
      {
        id: 'facup/2026-27/arsenal-vs-wolves.2',
        league: 'facup',
        season: '2026-27',
        section: 'Final',
        end: null,
        zone: 'Europe/London',
        ...stated,
        stage: 'final',
        milestone: 'final',
        importance: 'final',
        isPeriod: false,
      },
    ]);
  });
});

describe('a season of the catalogue', () => {
  test('has its events in chronological order over all categories', () => {
    const league = makeLeague('facup', '2026-27', {
      Final: [{ start: '2027-05-22', name: 'Final' }],
      '': [
        { start: '2027-05-30', name: 'Parade' },
        { start: '2026-08-27', name: 'Draw' },
      ],
    });
    expect(buildLeague(league).seasons[0]?.events.map(({ name }) => name)).toEqual([
      'Draw',
      'Final',
      'Parade',
    ]);
  });

  test('may have a zone and a scope of its own', () => {
    const final = { Final: [game('Spain', 'England', '2023-08-20T10:00:00Z')] };
    const seasonOverrides = { '2023': { timeZone: 'Australia/Sydney', teamScope: 'nations-women' } };
    const worldCup = makeLeague('worldcup', '2023', final, { teamScope: 'nations', seasonOverrides });
    expect(buildLeague(worldCup).seasons).toMatchObject([
      { timeZone: 'Australia/Sydney', teamScope: 'nations-women' },
    ]);
    expect([...buildCatalog(makeData(worldCup)).teams.values()].map(({ scope }) => scope)).toEqual([
      'nations-women',
      'nations-women',
    ]);
  });

  test('has no teams if its league has no scope', () => {
    const card = makeLeague('ufc', '2026', { '': [game('A', 'B', '2026-11-15')] }, { teamScope: undefined });
    expect(buildCatalog(makeData(card)).teams.size).toBe(0);
  });
});

describe('identities', () => {
  test('of the leagues are those of league.json', () => {
    const look = { monogram: 'BL', colors: ['#D20515', '#FFFFFF'] as [string, string], country: 'de' };
    const league = makeLeague('bundesliga', '2026-27', {}, { ...look, convention: 'home-away' });
    expect(buildLeague(league)).toMatchObject({ ...look, convention: 'home-away' });
  });

  test('of the teams are the lines of team-identities.json, without their sources', () => {
    const identity = {
      shortName: 'Duke',
      abbreviation: 'DUKE',
      country: 'us',
      colors: ['#00539B', '#FFFFFF'],
    };
    const cup = makeLeague('cup', '2026-27', { Final: [game('Duke Blue Devils', 'Kansas', '2026-11-15')] });
    const data = makeData(cup);
    data.teamIdentities['Duke Blue Devils'] = { ...identity, sources: ['fixture-list'] };
    expect(buildCatalog(data).teams.get('duke-blue-devils')).toEqual({
      slug: 'duke-blue-devils',
      name: 'Duke Blue Devils',
      scope: 'clubs',
      leagues: ['cup'],
      ...identity,
    });
  });
});

describe('the day of a game without a time', () => {
  const provisionalDays = (events: EventsByCategory, content: Partial<LeagueFile> = {}) =>
    buildLeague(makeLeague('premierleague', '2026-27', events, content)).seasons[0]?.events.flatMap(
      ({ name, provisional }) => (provisional ? name : []),
    );
  const events = {
    'Matchday 12': [game('A', 'B', '2026-11-21'), game('C', 'D', '2026-11-21T15:00:00Z')],
    'Regular Season': [
      { start: '2026-11-21', name: 'Derby Day' },
      game('E', 'F', '2026-11-22'),
      game('G', 'H', '2026-11-22', { details: 'Date and time to be confirmed' }),
      game('I', 'J', '2026-11-27', { details: 'November 27 or 28, Time to be confirmed' }),
      game('K', 'L', '2026-11-22', { details: 'Time to be confirmed' }),
    ],
  };

  test('is firm unless the line says that it is open', () => {
    expect(provisionalDays(events)).toEqual(['G vs H', 'I vs J']);
  });

  test('is provisional on a matchday of a league whose days are so until there is a time', () => {
    expect(provisionalDays(events, { daysProvisionalUntilTimed: true })).toEqual([
      'A vs B',
      'G vs H',
      'I vs J',
    ]);
  });
});

test('leagues are in the order of categories.json', () => {
  const events = { '': [{ start: '2026-08-27', name: 'Draw' }] };
  const data = makeData(makeLeague('facup', '2026-27', events), makeLeague('eflcup', '2026-27', events));
  for (const category of data.categories) category.leagues.reverse();
  expect(allLeagues(buildCatalog(data)).map(({ slug }) => slug)).toEqual(['eflcup', 'facup']);
});

test('a league whose schedule is in the list of every day says so', () => {
  const leagues = [makeLeague('nba', '2026-27', {}), makeLeague('nhl', '2026-27', {})];
  const source = {
    league: 'nhl',
    format: 'sportsdataverse' as const,
    address: 'https://raw.githubusercontent.com/nhl_schedule_{year}.parquet',
    source: 'fixture-list',
    licence: 'MIT',
  };
  const catalog = buildCatalog({ ...makeData(...leagues), refresh: [source] });
  expect(allLeagues(catalog).map(({ slug, checkedDaily }) => [slug, checkedDaily])).toEqual([
    ['nba', undefined],
    ['nhl', true],
  ]);
});
