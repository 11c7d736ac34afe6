import { expect, test } from 'vitest';
import { mixPath, readMixQuery } from './mix-query.ts';

const read = (search: string) => readMixQuery(new URLSearchParams(search));

test('reads every kind of item, in order and once', () => {
  expect(
    read(
      'follow=teams/arsenal,nfl,formula1:race,finals,events/nfl/2026/super-bowl-lxi,nfl&without=nfl:preseason',
    ),
  ).toEqual({
    query: {
      follow: ['events/nfl/2026/super-bowl-lxi', 'finals', 'formula1:race', 'nfl', 'teams/arsenal'],
      without: ['nfl:preseason'],
    },
  });
  expect(read('follow=nfl&follow=mlb&alarm=0')).toEqual({
    query: { follow: ['mlb', 'nfl'], without: [], alarm: 0 },
  });
  expect(read('follow=events/eredivisie/2026-27/ajax-vs-psv.2').query?.follow).toHaveLength(1);
});

test('names what is wrong', () => {
  expect(read('').problems).toEqual([expect.stringContaining('Nothing to follow')]);
  expect(read('follow=NFL,../x,nfl:&without=nfl&alarm=1.5&color=red').problems).toEqual([
    expect.stringContaining('Unknown parameter “color”'),
    expect.stringContaining('“../x” can’t be followed'),
    expect.stringContaining('“NFL” can’t be followed'),
    expect.stringContaining('“nfl:” can’t be followed'),
    expect.stringContaining('“nfl” can’t be left out'),
    expect.stringContaining('minutes, not “1.5”'),
  ]);
  expect(read('follow=nfl&alarm=10081').problems).toHaveLength(1);
  expect(read('follow=nfl&alarm=10080').query?.alarm).toBe(10080);
  expect(read('follow=nfl&alarm=5&alarm=6').problems).toEqual(['Only one alarm is allowed.']);
});

test('has limits', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`).join();
  expect(read(`follow=${items(100)}`).query?.follow).toHaveLength(100);
  expect(read(`follow=${items(101)}`).problems).toHaveLength(1);
  expect(read(`follow=${items(100)}&without=nfl:draft`).problems).toHaveLength(1);
  expect(read(`follow=${'x'.repeat(4096)}`).problems).toEqual([expect.stringContaining('too long')]);
});

test('the path is canonical, can be read, and reads as the same query', () => {
  const path = mixPath({
    follow: ['teams/arsenal', 'nfl', 'nfl'],
    without: ['nfl:draft', 'mlb:draft'],
    alarm: 60,
  });
  expect(path).toBe('/feeds/mix.ics?follow=nfl,teams/arsenal&without=mlb:draft,nfl:draft&alarm=60');
  const { query } = read(path.slice(path.indexOf('?')));
  expect(query && mixPath(query)).toBe(path);
  expect(read('follow=nfl%2Cteams%2Farsenal').query).toEqual(read('follow=nfl,teams/arsenal').query);
});
