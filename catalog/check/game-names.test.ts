import { describe, expect, test } from 'vitest';
import type { AuthoredEvent } from '../event/event.ts';
import { game, problemsIn, soccerData } from './test-data.ts';

const START = '2024-08-17T14:00:00Z';

const gameRefusals = (more: Partial<AuthoredEvent>) =>
  problemsIn(soccerData({ 'Matchday 1': [game('Arsenal', 'Wolves', START, more)] }));

/** An event that names no sides, whatever its name says. */
const withoutSides = (event: Omit<AuthoredEvent, 'start'> & { start?: string }) =>
  problemsIn(soccerData({ 'Matchday 1': [{ start: START, ...event }] }));

describe('a game is named "Home vs Away"', () => {
  test('the two sides, and the second game of a doubleheader, are accepted', () => {
    expect(gameRefusals({})).toEqual([]);
    expect(gameRefusals({ name: 'Arsenal vs Wolves (Game 2)' })).toEqual([]);
  });

  test('a name without "vs" is rejected', () => {
    expect(gameRefusals({ name: 'Arsenal Wolves' })).toEqual([
      { field: 'name', reason: '"Arsenal Wolves" is a game, but has no " vs "' },
    ]);
  });

  test.each([
    'Arsenal vsWolves',
    'Arsenalvs Wolves',
    'Arsenal vs. Wolves',
    'Arsenal vs.Wolves',
    'Arsenal vs',
  ])('"%s" lacks a space beside its "vs" and is rejected', (name) => {
    const reason = `"${name}" must have " vs " with a space on both sides`;
    expect(gameRefusals({ name })).toEqual([{ field: 'name', reason }]);
    expect(withoutSides({ name })).toEqual([{ field: 'name', reason }]);
  });

  test.each([
    ['Wolves vs Arsenal', 'the sides the other way round'],
    ['Arsenal vs Chelsea', 'another side'],
    ['Arsenal vs Wolves (replay)', 'words after the sides'],
  ])('"%s" does not match home and away and is rejected: %s', (name) => {
    expect(gameRefusals({ name })).toEqual([
      { field: 'name', reason: `"${name}" does not match home and away, "Arsenal vs Wolves"` },
    ]);
  });

  test('a team that plays itself is rejected', () => {
    expect(gameRefusals({ name: 'Arsenal vs Arsenal', away: 'Arsenal' })).toEqual([
      { field: 'away', reason: '"Arsenal" plays against itself' },
    ]);
  });
});

describe('a game says who is at home and who is away', () => {
  test.each([
    ['away', { home: 'Arsenal' }, 'Arsenal'],
    ['home', { away: 'Wolves' }, 'Wolves'],
  ])('one without its %s side is rejected', (_, side, stated) => {
    expect(withoutSides({ name: 'Arsenal vs Wolves', ...side })).toEqual([
      { field: 'name', reason: `"Arsenal vs Wolves" has only one side, "${stated}"` },
    ]);
  });

  test('one of a matchday with neither side is rejected', () => {
    expect(withoutSides({ name: 'Arsenal Wolves', type: 'Matchday 1' })).toEqual([
      { field: 'name', reason: '"Arsenal Wolves" is a game of Matchday 1, but has no " vs ", home and away' },
    ]);
  });

  // Found by these tests: the check of round games required a time of day, but a game may be known by its day only.
  test('one of a matchday with neither side and no time of day is rejected', () => {
    expect(withoutSides({ start: '2024-08-17', name: 'Arsenal Wolves', type: 'Matchday 1' })).toHaveLength(1);
  });

  // Found by these tests: outside rounds, a game without its sides passes as an event that no team plays in.
  test('one named "Home vs Away" with neither side is rejected in a league of teams', () => {
    expect(withoutSides({ name: 'Arsenal vs Wolves', type: 'Playoffs' })).toHaveLength(1);
  });

  test('an event that is no game needs no sides', () => {
    expect(withoutSides({ name: 'Opening Ceremony' })).toEqual([]);
    expect(withoutSides({ start: '2024-08-17', name: 'Matchday 1', type: 'Matchday 1' })).toEqual([]);
  });

  test('a fight card has no sides, though its name has "vs"', () => {
    const card = { start: '2024-11-03T00:00:00Z', name: 'UFC Fight Night: Moreno vs Albazi', extras: '' };
    expect(problemsIn(soccerData({ 'Fight Night': [card] }, { teamScope: undefined }))).toEqual([]);
  });
});
