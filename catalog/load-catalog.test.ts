import { describe, expect, test } from 'vitest';
import { game, soccerData, writeData } from './check/test-data.ts';
import { loadCatalog } from './load-catalog.ts';
import { allLeagues } from './season/league.ts';

const withStart = (start: string) => soccerData({ 'Matchday 1': [game('Arsenal', 'Wolves', start)] });

describe('the catalogue is loaded from a folder', () => {
  test('with its data beside it, if everything is sound', () => {
    const { catalog, data } = loadCatalog(writeData(withStart('2024-08-17')));
    expect(allLeagues(catalog).map(({ slug }) => slug)).toEqual(['premierleague']);
    expect([...catalog.teams.keys()]).toEqual(['arsenal', 'wolves']);
    expect(data).toEqual(withStart('2024-08-17'));
  });

  test('or rejected as a whole for a single event, with file, line, field and reason', () => {
    expect(() => loadCatalog(writeData(withStart('9/14/24')))).toThrow(
      'The data has 1 problem:\nsoccer/premierleague/2024-25.json:6 start: "9/14/24" is neither',
    );
  });

  test('or rejected for a file that cannot be read', () => {
    const folder = writeData(withStart('2024-08-17'), { 'sources.json': '{' });
    expect(() => loadCatalog(folder)).toThrow('sources.json:1: is not valid JSON');
  });
});
