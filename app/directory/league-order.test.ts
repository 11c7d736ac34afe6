import { expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import { leaguesByNext } from './league-order.ts';

const leagues = ['nfl', 'ncaafb', 'cfl', 'xfl'].map((slug) => ({
  slug,
  ended: slug === 'xfl' ? '2023' : undefined,
}));
const events = [
  testEvent({ league: 'nfl', start: '2026-11-14T18:00:00Z' }),
  testEvent({ league: 'nfl', start: '2026-11-22T18:00:00Z' }),
  testEvent({ league: 'ncaafb', start: '2026-11-17' }),
  testEvent({ league: 'cfl', start: '2026-11-13', end: '2026-11-16' }),
];
const order = (starred: string[] = []) =>
  leaguesByNext(leagues, events, { today: '2026-11-15', timeZone: 'UTC', starred }).map(({ slug }) => slug);

test('what runs comes first, then by the next day; an ended league is last', () => {
  expect(order()).toEqual(['cfl', 'ncaafb', 'nfl', 'xfl']);
});

test('starred leagues come before all others', () => {
  expect(order(['nfl'])).toEqual(['nfl', 'cfl', 'ncaafb', 'xfl']);
});

test('without dates the order stays, before the ended', () => {
  expect(leaguesByNext(leagues, [], { today: '2026-11-15', timeZone: 'UTC', starred: [] })).toEqual(leagues);
});
