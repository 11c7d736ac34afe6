import { describe, expect, test } from 'vitest';
import { buildCatalog, buildLeague } from '../catalog/build-catalog.ts';
import { game, makeData, makeLeague } from '../catalog/check/test-data.ts';
import { publishLeague } from '../catalog/published.ts';
import { leagueFile, seasonFile } from './json.ts';

const league = makeLeague('premierleague', '2024-25', {
  '': [{ start: '2024-06-14', end: '2024-08-30', name: 'Transfer Window' }],
  'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17T14:00:00Z')],
});
const [newest] = makeLeague('premierleague', '2025-26', {
  'Matchday 1': [game('Liverpool', 'Bournemouth', '2025-08-15')],
}).seasons;
if (newest) league.seasons.push(newest);
const catalog = buildCatalog(makeData(league));

const parsed = (text: string | undefined) => JSON.parse(text ?? 'null');

describe("a league's file", () => {
  test('is the published league with all its seasons', () => {
    expect(parsed(leagueFile(catalog, 'premierleague'))).toEqual({
      iconURL: '/icons/soccer_black.svg',
      path: '/premierleague',
      events: {
        '': [
          {
            name: 'Transfer Window',
            start: '2024-06-14T05:00:00Z',
            end: '2024-08-30T05:00:00Z',
            location: '',
            details: '',
            specificType: '',
          },
        ],
        'Matchday 1': [
          {
            name: 'Arsenal vs Wolves',
            start: '2024-08-17T14:00:00Z',
            end: null,
            location: '',
            details: '',
            specificType: 'Matchday 1',
            time: true,
          },
          {
            name: 'Liverpool vs Bournemouth',
            start: '2025-08-15T05:00:00Z',
            end: null,
            location: '',
            details: '',
            specificType: 'Matchday 1',
          },
        ],
      },
    });
  });

  test('ends with a line break', () => {
    expect(leagueFile(catalog, 'premierleague')).toMatch(/\}\n$/);
  });

  test('does not exist for a league that does not', () => {
    expect(leagueFile(catalog, 'quidditch')).toBeUndefined();
  });
});

describe("a season's file", () => {
  test('is the published league with that season alone', () => {
    const built = buildLeague(league);
    const [, second] = built.seasons;
    expect(parsed(seasonFile(catalog, 'premierleague', '2025-26'))).toEqual(
      publishLeague(built, second ? [second] : []),
    );
    expect(Object.keys(parsed(seasonFile(catalog, 'premierleague', '2025-26')).events)).toEqual([
      'Matchday 1',
    ]);
  });

  test('does not exist for a league or a season that does not', () => {
    expect(seasonFile(catalog, 'quidditch', '2025-26')).toBeUndefined();
    expect(seasonFile(catalog, 'premierleague', '1888-89')).toBeUndefined();
  });
});
