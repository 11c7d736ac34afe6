import { describe, expect, test } from 'vitest';
import { checkData } from '../check/check-data.ts';
import { type EventsByCategory, game, soccerData, writeData } from '../check/test-data.ts';
import { describeProblems } from './problem.ts';
import { readDataFolder } from './read-data.ts';

/** What a maintainer reads after writing these events to disk. */
function described(events: EventsByCategory): string[] {
  const folder = writeData(soccerData(events));
  const { data, problems } = readDataFolder(folder);
  expect(problems).toEqual([]);
  return describeProblems(checkData(data), folder).split('\n');
}

describe('a problem is described as file:line field: reason', () => {
  test('of a start', () => {
    const events = {
      'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17'), game('Chelsea', 'Everton', '9/14/24')],
    };
    expect(described(events)).toEqual([
      'soccer/premierleague/2024-25.json:7 start: "9/14/24" is neither a date (2026-11-15) nor a UTC instant (2026-11-15T18:00:00Z)',
    ]);
  });

  test('of an end', () => {
    const events = { '': [{ start: '2024-08-30', end: '2024-07-01', name: 'Transfer Window' }] };
    expect(described(events)).toEqual([
      'soccer/premierleague/2024-25.json:6 end: "2024-07-01" is before the start "2024-08-30"',
    ]);
  });

  test('of a name', () => {
    const events = {
      'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17')],
      'Matchday 2': [
        game('Chelsea', 'Everton', '2024-08-24', { name: 'Chelsea vsEverton', type: 'Matchday 2' }),
      ],
    };
    expect(described(events)).toEqual([
      'soccer/premierleague/2024-25.json:9 name: "Chelsea vsEverton" must have " vs " with a space on both sides',
    ]);
  });

  test('of a value that is missing, at the event that misses it', () => {
    const events = {
      'Matchday 1': [
        game('Arsenal', 'Wolves', '2024-08-17'),
        game('Chelsea', 'Everton', '2024-08-18', { type: undefined }),
      ],
    };
    expect(described(events)).toEqual([
      'soccer/premierleague/2024-25.json:7 type: "Chelsea vs Everton" has no type, but the season has matchdays or weeks',
    ]);
  });

  test('of a category label', () => {
    expect(described({ 'Matchday  3': [game('Arsenal', 'Wolves', '2024-08-31')] })).toEqual([
      'soccer/premierleague/2024-25.json:5 Matchday  3: the category "Matchday  3" has a stray space',
    ]);
  });

  test('several problems take a line each', () => {
    const events = {
      'Matchday 1': [game('Arsenal', 'Wolves', '17.8.24'), game('Chelsea', 'Everton', '18.8.24')],
    };
    expect(described(events)).toHaveLength(2);
  });

  test('of a file that cannot be read', () => {
    const folder = writeData(soccerData({}), { 'sources.json': null });
    expect(describeProblems(readDataFolder(folder).problems, folder)).toContain(
      'sources.json:1: the file is missing or cannot be read',
    );
  });
});

test('a description shows what nobody can see, and is not endless', () => {
  const problem = { file: 'missing.json', path: ['start'], reason: `"\u0007\u202e" ${'x'.repeat(5000)}` };
  const description = describeProblems([problem], '/nowhere');
  expect(description).toContain('start: "\\u{7}\\u{202e}" xxx');
  expect(description.length).toBeLessThan(1100);
});
