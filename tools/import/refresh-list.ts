/** What the daily refresh imports: public addresses of open data, and the season that each of them is. */
import type { ImportRequest } from './import-season.ts';

const FOOTBALL_JSON = 'https://raw.githubusercontent.com/openfootball/football.json/HEAD';
const SPORTSTIMES = 'https://raw.githubusercontent.com/sportstimes/f1/HEAD/_db';

/** Leagues fix kick-offs some weeks ahead; before that the files have a day or a usual time for a whole matchday. */
const DAYS_AHEAD = 35;

const football = (league: string, file: string): ImportRequest => ({
  format: 'openfootball-json',
  input: `${FOOTBALL_JSON}/2026-27/${file}`,
  league,
  season: '2026-27',
  source: 'of-2627',
  daysAhead: DAYS_AHEAD,
});

export const REFRESH_LIST: readonly ImportRequest[] = [
  football('premierleague', 'en.1.json'),
  football('bundesliga', 'de.1.json'),
  football('seriea', 'it.1.json'),
  football('ligue1', 'fr.1.json'),
  {
    format: 'football-txt',
    input: 'https://raw.githubusercontent.com/openfootball/espana/HEAD/2026-27/1-liga.txt',
    league: 'laliga',
    season: '2026-27',
    source: 'of-2627',
    daysAhead: DAYS_AHEAD,
  },
  {
    format: 'nflverse',
    input: 'https://raw.githubusercontent.com/nflverse/nfldata/HEAD/data/games.csv',
    league: 'nfl',
    season: '2026',
    source: 'nflverse',
  },
  {
    format: 'sportstimes',
    input: `${SPORTSTIMES}/f1/2026.json`,
    league: 'formula1',
    season: '2026',
    source: 'sportstimes-f1',
  },
  {
    format: 'sportstimes',
    input: `${SPORTSTIMES}/indycar/2026.json`,
    league: 'indycar',
    season: '2026',
    source: 'sportstimes-f1',
  },
];
