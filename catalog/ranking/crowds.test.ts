import { expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { isCountedOnly } from '../event/event.ts';
import { packEvents, unpackEvents } from '../packed/packed-events.ts';
import { withoutCrowds } from './crowds.ts';

const game = (index: number, day: number, more = {}) => {
  const sides = { home: `Home ${index}`, away: 'Away', name: `Home ${index} vs Away` };
  return makeEvent({
    ...sides,
    league: 'ncaambb',
    season: '2026-27',
    start: `2026-11-${day}`,
    details: 'Neutral site',
    ...more,
  });
};

test('a day of ordinary games alone is led by one of the major conferences', () => {
  const many = Array.from({ length: 30 }, (_, index) => game(index, 16));
  const postponed = game(31, 16, { details: 'Postponed' });
  const named = (groups: Parameters<typeof withoutCrowds>[1]) =>
    withoutCrowds([...many, postponed], groups).filter((event) => !isCountedOnly(event));
  const sec = { league: 'ncaambb', from: '2024-25', name: 'SEC', major: true as const, teams: ['Home 7'] };
  expect(named([sec])).toEqual([many[7], postponed]);
  expect(named([])).toEqual([many[0], postponed]);
});

test('of a day with very many games those are only counted that nothing speaks for', () => {
  const many = Array.from({ length: 30 }, (_, index) => game(index, 16));
  const special = [
    game(31, 16, { rivalry: 'Derby' }),
    game(32, 16, { details: 'ESPN' }),
    game(33, 16, { details: 'Postponed' }),
    game(34, 16, { section: 'Playoffs' }),
  ];
  const few = [game(35, 17), game(36, 17)];
  const list = withoutCrowds([...many, ...special, ...few], []);
  expect(list).toHaveLength(36);
  expect(list.filter(isCountedOnly)).toHaveLength(30);
  expect(list.filter((event) => !isCountedOnly(event))).toEqual([...special, ...few]);
  const packed = unpackEvents(packEvents(list, { looks: new Map() }));
  expect(packed.filter(isCountedOnly)).toEqual(list.filter(isCountedOnly));
});
