import { describe, expect, test } from 'vitest';
import { game, makeData, makeLeague } from '../catalog/check/test-data.ts';
import { buildCatalog, buildLeague } from '../catalog/read/build-catalog.ts';
import { allFile, indexFile, leagueFile } from './json.ts';
import { publishLeague } from './published.ts';

const data = makeLeague('premierleague', '2024-25', {
  '': [{ start: '2024-06-14', end: '2024-08-30', name: 'Transfer Window' }],
  'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17T14:00:00Z')],
});
const [newest] = makeLeague('premierleague', '2025-26', {
  'Matchday 1': [game('Liverpool', 'Bournemouth', '2025-08-15', { updated: '2027-01-02T03:04:00Z' })],
}).seasons;
if (newest) data.seasons.push(newest);
const league = buildLeague(data);
const catalog = buildCatalog(makeData(data));

describe("a league's file", () => {
  test('is the published league with all its seasons', () => {
    expect(JSON.parse(leagueFile(league))).toEqual({
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
    expect(leagueFile(league)).toMatch(/\}\n$/);
  });

  test('of a season has that season alone', () => {
    const [, second] = league.seasons;
    const seasons = second ? [second] : [];
    expect(JSON.parse(leagueFile(league, seasons))).toEqual(publishLeague(league, seasons));
    expect(Object.keys(JSON.parse(leagueFile(league, seasons)).events)).toEqual(['Matchday 1']);
  });
});

test('the complete data set has leagues by name in categories by name', () => {
  expect(JSON.parse(allFile(catalog))).toEqual({ Soccer: { premierleague: publishLeague(league) } });
});

test('the index says what there is, how much, and when it last changed', () => {
  const index = JSON.parse(indexFile(catalog));
  expect(index).toMatchObject({ updated: '2027-01-02T03:04:00Z', events: 3, teams: 4 });
  expect(index.categories[0].calendar).toBe('/feeds/soccer.ics');
  expect(index.categories[0].leagues[0]).toEqual({
    name: 'premierleague',
    path: '/premierleague',
    updated: '2027-01-02T03:04:00Z',
    events: 3,
    json: '/api/premierleague.json',
    csv: '/api/premierleague.csv',
    calendar: '/feeds/premierleague.ics',
    history: '/feeds/premierleague/history.ics',
    types: [{ name: 'Matches', calendar: '/feeds/premierleague/types/matches.ics' }],
    seasons: [
      {
        label: '2024-25',
        events: 2,
        from: '2024-06-14',
        to: '2024-08-30',
        json: '/api/premierleague/2024-25.json',
        calendars: [],
      },
      {
        label: '2025-26',
        events: 1,
        from: '2025-08-15',
        to: '2025-08-15',
        json: '/api/premierleague/2025-26.json',
        calendars: [],
      },
    ],
  });
});
