import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';
import { testEvent, testGame } from './test-event.ts';

const look = (name: string) => ({ shortName: name, abbreviation: '' });
const game = (league: string, name = 'Atlanta Falcons vs San Francisco 49ers') =>
  testGame('Atlanta Falcons', 'San Francisco 49ers', {
    league,
    name,
    start: '2026-11-15',
    looks: { home: look('Falcons'), away: look('49ers') },
  });

test('short names, in the order in which the league writes a game', () => {
  expect(shortName(game('nfl'))).toBe('49ers @ Falcons');
  expect(shortName(game('premierleague'))).toBe('Falcons – 49ers');
});

test('at a neutral site nobody is at the other’s', () => {
  expect(shortName({ ...game('nfl'), details: 'Neutral site; ESPN' })).toBe('Falcons vs 49ers');
  expect(shortName({ ...game('premierleague'), details: 'Neutral site' })).toBe('Falcons – 49ers');
});

test('the names themselves where no others are known', () => {
  expect(shortName(testGame('Bears', 'Lions', { start: '2026-11-15' }))).toBe('Lions @ Bears');
});

test('a session stands before its race, whose end may be cut off; the race has its name alone', () => {
  const session = testEvent({ name: 'Las Vegas Grand Prix - Practice 1', start: '2026-11-20T00:30:00Z' });
  expect(shortName(session)).toBe('Practice 1 · Las Vegas Grand Prix');
  expect(shortName({ ...session, name: 'Las Vegas Grand Prix - Race' })).toBe('Las Vegas Grand Prix');
});

test('what is not a game keeps its name, and what follows the teams stays', () => {
  expect(shortName(testEvent({ name: 'NFL Draft', start: '2026-04-23' }))).toBe('NFL Draft');
  expect(shortName(game('nfl', 'Atlanta Falcons vs San Francisco 49ers (Game 2)'))).toBe(
    '49ers @ Falcons (Game 2)',
  );
});
