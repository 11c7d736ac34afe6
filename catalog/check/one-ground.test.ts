import { describe, expect, test } from 'vitest';
import { checkOneGround } from './one-ground.ts';
import { game, soccerData } from './test-data.ts';

/** A game of the side at each location; what is reported, with the line's place in its group. */
function reported(games: [home: string, location: string][], allowed: [string, string][] = []) {
  const events = games.map(([home, location], index) =>
    game(home, 'Wolves', '2024-08-17', { location, occurrence: index + 1 }),
  );
  const data = { ...soccerData({ A: events }), similarNames: allowed };
  return checkOneGround(data).map(({ path, reason }) => [path[2], reason.replace(/ \(if both.*/, '')]);
}

describe('one ground has one name and one city in a season', () => {
  test('a name that is another one with more words is reported where it is rarer', () => {
    const games: [string, string][] = [
      ['Creighton', 'CHI Health Center Omaha (Omaha)'],
      ['Creighton', 'CHI Health Center Omaha (Omaha)'],
      ['Iowa', 'CHI Health Center (Omaha)'],
    ];
    expect(reported(games)).toEqual([
      [2, '"CHI Health Center (Omaha)" is probably "CHI Health Center Omaha (Omaha)"'],
    ]);
    expect(reported(games, [['CHI Health Center Omaha (Omaha)', 'CHI Health Center (Omaha)']])).toEqual([]);
  });

  test('so are names that differ in accents, punctuation or "the" alone', () => {
    for (const name of ['Estadio da Luz', 'Estádio-da Luz', 'The Estádio da Luz']) {
      const games: [string, string][] = [
        ['Benfica', 'Estádio da Luz (Lisbon)'],
        ['Benfica', `${name} (Lisbon)`],
      ];
      expect(reported(games), name).toHaveLength(1);
    }
  });

  test('a side has one city for a venue', () => {
    const games: [string, string][] = [
      ['Dallas', 'AT&T Stadium (Arlington)'],
      ['Dallas', 'AT&T Stadium (Arlington)'],
      ['Dallas', 'AT&T Stadium (Dallas)'],
    ];
    expect(reported(games)).toEqual([[2, '"AT&T Stadium (Dallas)" is probably "AT&T Stadium (Arlington)"']]);
  });

  test('venues of one name in two cities, each with its own side, are two', () => {
    const games: [string, string][] = [
      ['Nebraska', 'Memorial Stadium (Lincoln)'],
      ['Kansas', 'Memorial Stadium (Lawrence)'],
    ];
    expect(reported(games)).toEqual([]);
  });

  test('a city has one spelling, at whatever ground', () => {
    for (const [city, other] of [
      ['Montréal', 'Montreal'],
      ['Washington', 'Washington, D.C.'],
      ['St. Louis', 'St Louis'],
    ]) {
      const games: [string, string][] = [
        ['A', `North Ground (${city})`],
        ['B', `South Park (${other})`],
      ];
      expect(reported(games), city).toHaveLength(1);
    }
  });

  test('numbered halls and grounds of different names are different ones', () => {
    expect(
      reported([
        ['A', 'Exhibition Hall (London)'],
        ['A', 'Exhibition Hall 2 (London)'],
        ['A', 'Emirates Stadium (London)'],
      ]),
    ).toEqual([]);
  });
});
