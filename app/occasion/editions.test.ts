import { expect, test } from 'vitest';
import { fixtureCatalog } from '../../catalog/check/test-data.ts';
import { type Edition, editionsIn, tournamentEvents } from '../../catalog/season/edition.ts';
import { leagueFacts } from '../data/site-map.ts';
import { editionHref, placeOf } from './edition.ts';
import {
  editionsAfter,
  editionsBefore,
  groupEditions,
  nextTitles,
  pluralOf,
  sameLevel,
  surfaceOf,
} from './editions.ts';

const editions = editionsIn(tournamentEvents(fixtureCatalog()), leagueFacts);
const find = (name: string, year: string) =>
  editions.find(({ event }) => event.name === name && event.start.startsWith(year)) as Edition;
const names = (list: readonly Edition[]) => list.map(({ event }) => event.name);

test('an edition leads to the page of its tournament or Games, the league of a World Cup, or its own panel', () => {
  expect(editionHref(find('Wimbledon', '2027'))).toBe('/events/wimbledon');
  expect(editionHref(find('Summer Olympics Los Angeles 2028', '2028'))).toBe('/events/los-angeles-2028');
  expect(editionHref(find("FIFA Women's World Cup 2027", '2027'))).toBe('/worldcup?season=2027');
  expect(editionHref(find('Ryder Cup', '2027'))).toBe('/pgatour?season=2027&event=ryder-cup');
});

test('where it is: a city, or the countries of a World Cup', () => {
  expect(placeOf(find('Wimbledon', '2027'))).toBe('London');
  expect(placeOf(find("FIFA Women's World Cup 2027", '2027'))).toBe('Brazil');
});

test('what is around it: its level in its year, its surface before it, and what follows', () => {
  const wimbledon = find('Wimbledon', '2027');
  const tennis = editions.filter(({ event }) => event.league.endsWith('tour') && event.league !== 'pgatour');
  expect(names(sameLevel(wimbledon, tennis))).toEqual([
    'Australian Open',
    'French Open',
    'Wimbledon',
    'US Open',
  ]);
  expect(surfaceOf(wimbledon)).toBe('grass');
  expect(editionsBefore(wimbledon, tennis)).toEqual([]);
  expect(names(editionsBefore(find('French Open', '2027'), tennis))).toEqual(['Madrid Open', 'Italian Open']);
  expect(names(editionsAfter(wimbledon, tennis)).slice(0, 2)).toEqual(['Canadian Open', 'Cincinnati Open']);
});

test('what is on, then month by month; the next of each level', () => {
  const ahead = editions.filter(({ event }) => (event.end ?? '') >= '2027-07-01');
  const groups = groupEditions(ahead, '2027-07-01');
  expect(groups.slice(0, 2).map(({ heading }) => heading)).toEqual(['On now', 'July 2027']);
  expect(names(groups[0]?.editions ?? [])).toContain('Wimbledon');
  expect(names(nextTitles(ahead, '2027-07-01'))).toEqual([
    'The Open Championship',
    'US Open',
    'Summer Olympics Los Angeles 2028',
    'FIFA World Cup 2030',
  ]);
  expect(['Grand Slam', 'Masters 1000', 'Games'].map(pluralOf)).toEqual([
    'Grand Slams',
    'Masters 1000',
    'Games',
  ]);
});
