import { expect, test } from 'vitest';
import { typicalMinutes } from './duration.ts';

test.each([
  ['formula1', 'Race', 'motorsport', 120, 'the league knows its race'],
  ['nascarcupseries', 'Race', 'motorsport', 210, 'and another one a longer race'],
  ['indycar', 'Race', 'motorsport', 150, 'the sport knows the race of the others'],
  ['formula1', 'Practice', 'motorsport', 60, 'the sport knows the session'],
  ['nba', 'Draft', 'basketball', 210, 'a draft is no game'],
  ['nba', 'Regular Season', 'basketball', 145, 'a game takes as long as its sport'],
  ['premierleague', 'Matchday 7', 'soccer', 120, 'whatever its round'],
  ['chess', 'Final', 'chess', 120, 'a sport that is not known takes two hours'],
])('%s, %s: %s %i minutes, as %s', (league, type, sport, minutes) => {
  expect(typicalMinutes({ league, type }, sport)).toBe(minutes);
});
