import { describe, expect, test } from 'vitest';
import { game, makeData, makeLeague, problemsIn, soccerData } from '../test-data.ts';

/** Three games, the last of which writes the home side in another way. */
const withSpelling = (spelling: string) =>
  soccerData({
    'Group Stage': [
      game('Wolverhampton', 'Arsenal', '2024-08-17', { type: 'Group Stage' }),
      game('Wolverhampton', 'Chelsea', '2024-08-25', { type: 'Group Stage' }),
      game(spelling, 'Everton', '2024-08-31', { type: 'Group Stage' }),
    ],
  });

const typo = (wrong: string) => ({
  field: 'home',
  reason: `"${wrong}" looks like a typo of "Wolverhampton" (if both are teams, add the pair to similar-names.json)`,
});

describe('a team has one spelling', () => {
  test.each([
    ['Wolverhamton', 'a letter missing'],
    ['Wolverhampten', 'a letter changed'],
    ['Wolverhmapton', 'two letters swapped, which is a distance of two'],
    ['Wolverhampt', 'two letters missing'],
  ])('"%s" is rejected: %s', (spelling) => {
    expect(problemsIn(withSpelling(spelling))).toEqual([typo(spelling)]);
  });

  test('a name three letters away is another team', () => {
    expect(problemsIn(withSpelling('Wolverhamp'))).toEqual([]);
  });

  test('a pair of similar-names.json is two teams, in whichever order it is written', () => {
    for (const pair of [
      ['Wolverhampton', 'Wolverhamton'],
      ['Wolverhamton', 'Wolverhampton'],
    ] as [string, string][]) {
      const data = withSpelling('Wolverhamton');
      data.similarNames = [pair];
      expect(problemsIn(data)).toEqual([]);
    }
  });

  test('an allowed pair allows no third spelling', () => {
    const data = withSpelling('Wolverhamton');
    data.similarNames = [['Wolverhampton', 'Wolverhampten']];
    expect(problemsIn(data)).toEqual([typo('Wolverhamton')]);
  });

  test('a typo is found across the competitions of one scope', () => {
    const data = makeData(
      makeLeague('premierleague', '2024-25', {
        'Matchday 1': [game('Wolverhampton', 'Arsenal', '2024-08-17')],
      }),
      makeLeague('facup', '2024-25', {
        Final: [game('Everton', 'Wolverhamton', '2025-05-17', { type: 'Cup' })],
      }),
    );
    expect(problemsIn(data)).toHaveLength(1);
  });

  test('names of different scopes are not compared', () => {
    const nations = { Final: [game('Iran', 'Spain', '2024-07-14', { type: 'Cup' })] };
    const women = { Final: [game('Iraq', 'Italy', '2024-07-14', { type: 'Cup' })] };
    const data = makeData(
      makeLeague('worldcup', '2024', nations, { teamScope: 'nations' }),
      makeLeague('womensworldcup', '2024', women, { teamScope: 'nations-women' }),
    );
    expect(problemsIn(data)).toEqual([]);
  });
});
