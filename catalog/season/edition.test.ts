import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../check/test-data.ts';
import type { SportsEvent } from '../event/event.ts';
import { type Edition, editionsIn, isBig, isTitle, levelOf, tournamentEvents } from './edition.ts';

const TOURS = ['atptour', 'wtatour', 'pgatour'];
const facts = {
  sportOf: ({ league }: SportsEvent) =>
    league.endsWith('tatour') || league === 'atptour'
      ? 'tennis'
      : ({ pgatour: 'golf', summerolympics: 'olympics' }[league] ?? 'soccer'),
  orderOf: ({ league }: SportsEvent) => TOURS.indexOf(league),
};
const events = tournamentEvents(fixtureCatalog());
const editions = editionsIn(events, facts);
const find = (name: string, year: string) =>
  editions.find(({ event }) => event.name === name && event.start.startsWith(year)) as Edition;

test('tournaments last for days and have no teams; what nations play, and Games, are one event', () => {
  const names = events.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Wimbledon', 'Ryder Cup', "FIFA Women's World Cup 2027"]));
  expect(names).toContain('Summer Olympics Los Angeles 2028');
  expect(new Set(events.map(({ league }) => league))).toEqual(
    new Set(['worldcup', 'pgatour', 'atptour', 'wtatour', 'summerolympics']),
  );
});

describe('an edition', () => {
  test('has an entry of each tour, in the order of the navigation', () => {
    expect(find('Wimbledon', '2027').entries.map(({ league }) => league)).toEqual(['atptour', 'wtatour']);
    expect(editions.filter(({ event }) => event.name === 'Wimbledon')).toHaveLength(2);
  });

  test('lasts from the first day of any tour to the last', () => {
    const [men] = find('Wimbledon', '2027').entries;
    if (!men) throw new Error('No Wimbledon');
    const women = { ...men, league: 'wtatour', start: '2027-06-27', end: '2027-07-12' };
    const [merged] = editionsIn([men, women], facts);
    expect(merged?.event).toMatchObject({ league: 'atptour', start: '2027-06-27', end: '2027-07-12' });
    const apart = { ...women, start: '2027-07-20', end: '2027-07-25' };
    expect(editionsIn([men, apart], facts)).toHaveLength(2);
  });

  test('is a title, or big, or one of many', () => {
    const kinds = (edition: Edition, sport: string) => [
      levelOf(edition, sport),
      isTitle(edition, sport),
      isBig(edition, sport),
    ];
    expect(kinds(find('Wimbledon', '2027'), 'tennis')).toEqual(['Grand Slam', true, true]);
    expect(kinds(find('Ryder Cup', '2027'), 'golf')).toEqual(['Cup', false, true]);
    expect(kinds(find('Madrid Open', '2027'), 'tennis')).toEqual(['Masters 1000', false, true]);
    expect(kinds(find('Hong Kong Open', '2027'), 'tennis')[2]).toBe(false);
    const games = find('Summer Olympics Los Angeles 2028', '2028');
    expect(kinds(games, 'olympics')).toEqual(['Games', true, true]);
    expect(kinds(find("FIFA Women's World Cup 2027", '2027'), 'soccer')).toEqual(['World Cup', true, true]);
  });
});
