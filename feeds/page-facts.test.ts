import { expect, test } from 'vitest';
import { game, makeData, makeLeague } from '../catalog/check/test-data.ts';
import { buildCatalog } from '../catalog/read/build-catalog.ts';
import { pageFacts } from './page-facts.ts';

const at = { location: 'Emirates Stadium (London)' };
const catalog = buildCatalog(
  makeData(
    makeLeague('premierleague', '2026-27', {
      'Regular Season': [
        game('Arsenal', 'Wolves', '2026-11-14T15:00:00Z', at),
        game('Arsenal', 'Leeds', '2026-11-15T14:00:00Z', at),
        game('Arsenal', 'Everton', '2026-11-16', at),
        game('Leeds', 'Wolves', '2026-11-17'),
        game('Everton', 'Arsenal', '2026-11-18', { ...at, details: 'Postponed' }),
        { start: '2026-11-15', end: '2027-05-20', name: 'Regular Season', ...at },
        ...Array.from({ length: 25 }, (_, day) =>
          game('Leeds', 'Everton', `2026-12-${String(day + 1).padStart(2, '0')}`, {
            ...at,
            occurrence: day + 1,
          }),
        ),
      ],
    }),
    makeLeague('facup', '2026-27', {
      Final: [
        game('Arsenal', 'Fulham', '2026-11-25', at),
        game('Fulham', 'Arsenal', '2026-11-26', { ...at, sure: 'estimated' }),
      ],
    }),
  ),
);
const pages = pageFacts(catalog, { now: Date.parse('2026-11-15T14:30:00Z'), timeZone: 'America/New_York' });
const names = (path: string) => pages(path)?.events.map(({ name }) => name);
const AHEAD = ['Arsenal vs Leeds', 'Arsenal vs Everton', 'Everton vs Arsenal'];

test('a league’s page: what is on or ahead in its season, with a place, twenty at most', () => {
  expect(names('/premierleague')).toEqual([
    ...AHEAD,
    ...Array.from({ length: 17 }, () => 'Leeds vs Everton'),
  ]);
});

test('a category’s page: the coming seven days, and each league’s next date', () => {
  expect(names('/soccer')).toEqual([...AHEAD, 'Arsenal vs Fulham']);
});

test('a team’s page: its next three games in all competitions', () => {
  expect(names('/teams/arsenal')).toEqual([...AHEAD, 'Arsenal vs Fulham'].slice(0, 3));
  expect(names('/teams/leeds')).toHaveLength(3);
});

test('the way to a page, and the picture of the league in which a team has most of its games', () => {
  const trail = (path: string) => pages(path)?.trail.map((crumb) => crumb.path);
  expect(trail('/soccer')).toEqual(['/soccer']);
  expect(trail('/premierleague')).toEqual(['/soccer', '/premierleague']);
  expect(trail('/teams/arsenal')).toEqual(['/soccer', '/premierleague', '/teams/arsenal']);
  expect(trail('/teams/fulham')).toEqual(['/soccer', '/facup', '/teams/fulham']);
  expect(
    ['/soccer', '/facup', '/teams/arsenal', '/teams/fulham'].map((path) => pages(path)?.pictured),
  ).toEqual(['/soccer', '/facup', '/premierleague', '/facup']);
});

test('once the season is over, nothing is said of it', () => {
  const later = pageFacts(catalog, { now: Date.parse('2027-07-01T12:00:00Z'), timeZone: 'America/New_York' });
  expect(later('/premierleague')?.events).toEqual([]);
});
