import { expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import { followedFirst, leaguesByNext } from './league-order.ts';

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
const TODAY = {
  sport: 'football',
  now: Date.parse('2026-11-15T12:00:00Z'),
  today: '2026-11-15',
  timeZone: 'UTC',
};
const slugs = (ordered: typeof leagues) => ordered.map(({ slug }) => slug);

test('what runs comes first, then by the next day; an ended league is last', () => {
  expect(slugs(leaguesByNext(leagues, events, TODAY))).toEqual(['cfl', 'ncaafb', 'nfl', 'xfl']);
});

test('a date that the card does not lead with moves no league up', () => {
  const meeting = testEvent({ league: 'nfl', section: 'Offseason', start: '2026-11-15' });
  expect(slugs(leaguesByNext(leagues, [...events, meeting], TODAY))[0]).toBe('cfl');
});

test('followed leagues come before all others', () => {
  expect(slugs(followedFirst(leagues, ['cfl']))).toEqual(['cfl', 'nfl', 'ncaafb', 'xfl']);
});

test('without dates the order stays, before the ended', () => {
  expect(leaguesByNext(leagues, [], TODAY)).toEqual(leagues);
});
