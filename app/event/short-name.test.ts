import { expect, test } from 'vitest';
import { nicknamesOf, shortName } from './short-name.ts';
import { testEvent } from './test-event.ts';

function season(league: string, home: string, away: string, games = 4) {
  return Array.from({ length: games }, () =>
    testEvent({ league, home, away, name: `${home} vs ${away}`, start: '2026-11-15' }),
  );
}

const shortNames = (events: ReturnType<typeof season>) =>
  new Set(events.map((event) => shortName(event, nicknamesOf(events))));

test('the nickname alone, of one word or two', () => {
  expect(shortNames(season('nfl', 'Atlanta Falcons', 'San Francisco 49ers'))).toEqual(
    new Set(['Falcons vs 49ers']),
  );
  expect(shortNames(season('mlb', 'Toronto Blue Jays', 'Golden State Warriors'))).toEqual(
    new Set(['Blue Jays vs Warriors']),
  );
});

test('full names elsewhere, for sides that hardly play and for teams that would share one', () => {
  const names = ['Manchester United', 'Leeds United'] as const;
  expect(shortNames(season('premierleague', ...names))).toEqual(new Set([names.join(' vs ')]));
  expect(shortNames(season('nfl', 'NFC Champion', 'AFC Champion', 1))).toEqual(
    new Set(['NFC Champion vs AFC Champion']),
  );
  expect(shortNames(season('cfl', 'Ottawa Rough Riders', 'Saskatchewan Riders'))).toEqual(
    new Set(['Ottawa Rough Riders vs Saskatchewan Riders']),
  );
});

test('a session stands before its race, whose end may be cut off; the race has its name alone', () => {
  const session = testEvent({ name: 'Las Vegas Grand Prix - Practice 1', start: '2026-11-20T00:30:00Z' });
  expect(shortName(session, new Map())).toBe('Practice 1 · Las Vegas Grand Prix');
  expect(shortName({ ...session, name: 'Las Vegas Grand Prix - Race' }, new Map())).toBe(
    'Las Vegas Grand Prix',
  );
});

test('what is not a game keeps its name, and what follows the teams stays', () => {
  const draft = testEvent({ name: 'NFL Draft', start: '2026-04-23' });
  expect(shortName(draft, new Map())).toBe('NFL Draft');
  const games = season('mlb', 'Boston Red Sox', 'Chicago White Sox').map((event) => ({
    ...event,
    name: `${event.name} (Game 2)`,
  }));
  expect(shortNames(games)).toEqual(new Set(['Red Sox vs White Sox (Game 2)']));
});
