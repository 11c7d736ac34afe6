import { expect, test } from 'vitest';
import type { SportsEvent } from '../../catalog/event/event.ts';
import type { CategorySummary, LeagueSummary } from '../../catalog/season/summary.ts';
import { testEvent } from '../event/test-event.ts';
import { dayGroups, openLeagues } from './day-list.tsx';

const category = (sport: string, ...slugs: string[]) =>
  ({
    sport,
    name: sport,
    path: `/${sport}`,
    leagues: slugs.map((slug) => ({ slug })),
  }) as CategorySummary;

const CATEGORIES = [
  category('football', 'nfl', 'cfl'),
  category('golf', 'pgatour'),
  category('soccer', 'seriea', 'worldcup'),
];

const event = (league: string, section = 'Regular Season') =>
  testEvent({ league, section, start: '2026-07-19' });

const nothingIsOver = () => false;

const groups = (...leagues: ReturnType<typeof event>[]) => groupsWith(leagues, nothingIsOver);

const groupsWith = (leagues: ReturnType<typeof event>[], isFinished: (event: SportsEvent) => boolean) =>
  dayGroups(leagues, CATEGORIES, isFinished).map((sport) => [
    sport.category.sport,
    ...sport.leagues.map(({ league, events }) => `${league.slug} ${events.length}`),
  ]);

test('sports and leagues are in the order of the navigation, without empty ones', () => {
  expect(groups(event('seriea'), event('cfl'), event('nfl'), event('cfl'))).toEqual([
    ['football', 'nfl 1', 'cfl 2'],
    ['soccer', 'seriea 1'],
  ]);
});

test('deciding events come first', () => {
  expect(
    groups(event('nfl'), event('seriea'), event('pgatour', 'Major'), event('worldcup', 'Championship')),
  ).toEqual([
    ['soccer', 'worldcup 1', 'seriea 1'],
    ['golf', 'pgatour 1'],
    ['football', 'nfl 1'],
  ]);
});

test('what has a time is before what has none, and what is finished is last', () => {
  const timed = { ...event('seriea'), start: '2026-07-19T19:00:00Z' };
  const finished = { ...event('nfl', 'Championship'), start: '2026-07-19T10:00:00Z' };
  const leagues = [finished, event('pgatour', 'Major'), timed];
  expect(groupsWith(leagues, (each) => each === finished)).toEqual([
    ['soccer', 'seriea 1'],
    ['golf', 'pgatour 1'],
    ['football', 'nfl 1'],
  ]);
  const lists = leagues.map((each) => ({ league: { slug: each.league } as LeagueSummary, events: [each] }));
  expect([...openLeagues(lists, (each) => each === finished)].sort()).toEqual(['pgatour', 'seriea']);
  expect(openLeagues(lists, () => true).size).toBe(3);
});

const open = (counts: Record<string, number>) =>
  [
    ...openLeagues(
      Object.entries(counts).map(([slug, count]) => ({
        league: { slug } as LeagueSummary,
        events: Array.from({ length: count }, () => event(slug)),
      })),
      nothingIsOver,
    ),
  ].sort();

test('all leagues are open on a quiet day', () => {
  expect(open({ nfl: 14, nba: 11, nhl: 5 })).toEqual(['nba', 'nfl', 'nhl']);
});

test('the largest leagues are folded on a busy day', () => {
  expect(open({ ncaafb: 63, mlb: 15, premierleague: 8, wnba: 4 })).toEqual(['mlb', 'premierleague', 'wnba']);
});

test('a single very large league is folded', () => {
  expect(open({ ncaafb: 63 })).toEqual([]);
});
