import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIXTURE_DATA, fixtureCatalog, makeEvent } from '../check/test-data.ts';
import { eventDays } from '../day/event-days.ts';
import type { SportsEvent } from '../event/event.ts';
import { withRivalries } from '../event/rivalry.ts';
import { readDataFolder } from '../read/read-data.ts';
import { allLeagues } from '../season/league.ts';
import { highlightsOfDay, mostImportant, withoutDuplicates } from './most-important.ts';

const catalog = fixtureCatalog();
const shipped = allLeagues(catalog).flatMap(({ seasons }) => seasons.flatMap(({ events }) => events));
const slugs = allLeagues(catalog).map(({ slug }) => slug);
const sports = new Map(allLeagues(catalog).map(({ slug, sport }) => [slug, sport]));
const facts = {
  orderOf: (event: SportsEvent) => slugs.indexOf(event.league),
  sportOf: (event: SportsEvent) => sports.get(event.league) ?? '',
};
const names = (events: readonly SportsEvent[]) => events.map(({ name }) => name);

test('the names of a day are of different leagues, without periods and duplicates of other tours', () => {
  const day = shipped.filter(
    (event) =>
      !event.isPeriod &&
      event.start.slice(0, 10) <= '2026-07-19' &&
      (event.end ?? event.start) >= '2026-07-19',
  );
  expect(names(mostImportant(withoutDuplicates(day, day, facts.orderOf), facts)).slice(0, 3)).toEqual([
    'Spain vs Argentina',
    'The Open Championship',
    'Belgian Grand Prix - Race',
  ]);
});

const SPORTS = new Map([
  ['nfl', 'football'],
  ['ncaafb', 'football'],
  ['cfl', 'football'],
  ['nba', 'basketball'],
  ['nhl', 'hockey'],
  ['premierleague', 'soccer'],
]);
const famous = {
  sportOf: ({ league }: SportsEvent) => SPORTS.get(league) ?? '',
  orderOf: ({ league }: SportsEvent) => [...SPORTS.keys()].indexOf(league),
};

const game = (league: string, home: string, hour: number, more: Partial<SportsEvent> = {}) =>
  makeEvent({
    ...{ league, home, away: 'Visitors', name: `${home} vs Visitors` },
    ...{ start: `2026-11-21T${hour}:00:00Z`, zone: 'UTC' },
    ...more,
  });

const highlights = (events: readonly SportsEvent[], max = 3) => names(highlightsOfDay(events, famous, max));

test('every sport has its turn before one has a second, in the order given', () => {
  expect(
    highlights([
      game('nhl', 'Kings', 18),
      game('nba', 'Bulls', 19),
      game('ncaafb', 'Owls', 20),
      game('nfl', 'Bears', 21),
    ]),
  ).toEqual(['Kings vs Visitors', 'Bulls vs Visitors', 'Bears vs Visitors']);
});

test('what decides more comes before all turns', () => {
  const final = makeEvent({ name: 'Grey Cup', league: 'cfl', section: 'Championship', start: '2026-11-21' });
  expect(highlights([game('nfl', 'Bears', 18), game('nba', 'Bulls', 19), final], 1)).toEqual(['Grey Cup']);
});

test('a league with few games comes before one with many', () => {
  const many = [18, 19, 20].map((hour) => game('nhl', 'Kings', hour));
  expect(highlights([...many, game('premierleague', 'Rovers', 15)], 1)).toEqual(['Rovers vs Visitors']);
});

test('of a league’s games one with a channel, and the evening’s rather than the afternoon’s', () => {
  const games = [
    game('nfl', 'Bears', 18),
    game('nfl', 'Lions', 21, { details: 'NBC' }),
    game('nfl', 'Rams', 20, { details: 'FOX' }),
    game('nfl', 'Jets', 23),
  ];
  expect(highlights(games, 1)).toEqual(['Lions vs Visitors']);
});

test('a league alone fills the cell', () => {
  expect(
    highlights([game('nfl', 'Bears', 18), game('nfl', 'Lions', 19), game('nfl', 'Rams', 20)]),
  ).toHaveLength(3);
});

test('what is called off comes last', () => {
  const final = game('nhl', 'Kings', 20, { section: 'Championship', details: 'Postponed' });
  expect(highlights([final, game('nba', 'Bulls', 19)], 1)).toEqual(['Bulls vs Visitors']);
});

test('a practice game on an evening of its own is no more than practice', () => {
  const preseason = game('nfl', 'Bears', 23, { start: '2026-08-13T00:30:00Z', section: 'Preseason' });
  expect(highlights([preseason, game('nba', 'Bulls', 19)], 1)).toEqual(['Bulls vs Visitors']);
});

/** The rows of the table: a day, and the names of its first three. */
const EXAMPLES = readFileSync(new URL('../../docs/ranking.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d{4}-/.test(line))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );

test('the examples of docs/ranking.md are true, and home, week and month agree on them', () => {
  const events = withRivalries(shipped, readDataFolder(FIXTURE_DATA).data.rivalries);
  const timeZone = 'America/New_York';
  expect(EXAMPLES).toHaveLength(5);
  for (const [day = '', ...first] of EXAMPLES) {
    const own = events.filter((event) => {
      const { from, to } = eventDays(event, timeZone);
      return !event.isPeriod && from <= day && day <= to;
    });
    for (const max of [1, 2, 3]) {
      expect(new Set(names(highlightsOfDay(own, facts, max))), day).toEqual(new Set(first.slice(0, max)));
    }
  }
});
