import { describe, expect, test } from 'vitest';
import { game, soccerData, writeData } from '../check/test-data.ts';
import { describeProblems } from './problem.ts';
import { readDataFolder } from './read-data.ts';

const SEASON = 'soccer/premierleague/2024-25.json';
const LEAGUE = 'soccer/premierleague/league.json';

const data = () =>
  soccerData({
    'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17'), game('Chelsea', 'Everton', '2024-08-18')],
  });

/** The text of the season's file after a change that a person might make by hand. */
function seasonText(search: string, replacement: string): string {
  const [text = ''] = data().leagues.flatMap(({ seasons }) => seasons.map((season) => season.text));
  expect(text).toContain(search);
  return text.replace(search, replacement);
}

function leagueText(change: Record<string, unknown>): string {
  return JSON.stringify({ ...data().leagues[0]?.content, ...change });
}

/** What a maintainer reads about a folder in which these files are changed, or with null missing. */
function problemsWith(files: Record<string, string | null>): string[] {
  const folder = writeData(data(), files);
  return describeProblems(readDataFolder(folder).problems, folder).split('\n');
}

describe('a data folder', () => {
  test('is read as it was written', () => {
    expect(readDataFolder(writeData(data()))).toEqual({ data: data(), problems: [] });
  });

  test('has its seasons in order, oldest first', () => {
    const folder = writeData(data(), {
      'soccer/premierleague/2023-24.json': seasonText('2024-08-17', '2023-08-12'),
    });
    const labels = readDataFolder(folder).data.leagues.flatMap(({ seasons }) =>
      seasons.map(({ label }) => label),
    );
    expect(labels).toEqual(['2023-24', '2024-25']);
  });

  test.each([
    'categories.json',
    'team-scopes.json',
    'team-identities.json',
    'groups.json',
    'rivalries.json',
    'holidays.json',
    'similar-names.json',
    'sources.json',
    'refresh.json',
    'corrections.json',
    'expectations.json',
    'audit-known.json',
    'check-known.json',
    'gaps.json',
    LEAGUE,
  ])('is rejected without %s', (file) => {
    expect(problemsWith({ [file]: null })).toContain(`${file}:1: the file is missing or cannot be read`);
  });

  test('tells every problem that it has', () => {
    expect(problemsWith({ 'sources.json': null, 'corrections.json': null })).toHaveLength(2);
  });
});

describe('a file that is not JSON is rejected at the line of the mistake', () => {
  test('a comma too many', () => {
    const text = seasonText('"type": "Matchday 1" }\n', '"type": "Matchday 1" },\n');
    expect(problemsWith({ [SEASON]: text })).toEqual([`${SEASON}:8: is not valid JSON: ValueExpected`]);
  });

  test('a comma missing between two events', () => {
    expect(problemsWith({ [SEASON]: seasonText('},\n', '}\n') })).toEqual([
      `${SEASON}:7: is not valid JSON: CommaExpected`,
    ]);
  });

  test('a byte order mark', () => {
    expect(problemsWith({ [SEASON]: `\ufeff${seasonText('', '')}` })).toEqual([
      `${SEASON}:1: begins with a byte order mark: save it as UTF-8 without one`,
    ]);
  });

  test('an empty file', () => {
    expect(problemsWith({ [SEASON]: '' })).toEqual([`${SEASON}:1: is not valid JSON: ValueExpected`]);
  });
});

describe('an event is rejected at its line', () => {
  test('with a key that no event has', () => {
    const text = seasonText('"name": "Chelsea', '"channel": "BBC", "name": "Chelsea');
    expect(problemsWith({ [SEASON]: text })).toEqual([`${SEASON}:7 channel: is not a known key`]);
  });

  test('without its name', () => {
    const text = seasonText('"name": "Chelsea vs Everton", ', '');
    expect(problemsWith({ [SEASON]: text })).toEqual([expect.stringContaining(`${SEASON}:7 name: `)]);
  });

  test('with an empty text, which is to be left out', () => {
    const text = seasonText('"away": "Everton"', '"away": "Everton", "details": ""');
    expect(problemsWith({ [SEASON]: text })).toEqual([expect.stringContaining(`${SEASON}:7 details: `)]);
  });

  test('with an occurrence of 1, which is to be left out', () => {
    const text = seasonText('"away": "Everton"', '"away": "Everton", "occurrence": 1');
    expect(problemsWith({ [SEASON]: text })).toEqual([expect.stringContaining(`${SEASON}:7 occurrence: `)]);
  });

  test('with a sureness that is not one of four', () => {
    const text = seasonText('"away": "Everton"', '"away": "Everton", "sure": "maybe"');
    expect(problemsWith({ [SEASON]: text })).toEqual([expect.stringContaining(`${SEASON}:7 sure: `)]);
  });
});

describe('league.json is rejected', () => {
  test('with a time zone that does not exist', () => {
    expect(problemsWith({ [LEAGUE]: leagueText({ timeZone: 'Europe/Londn' }) })).toEqual([
      `${LEAGUE}:1 timeZone: is not a time zone that the tz database knows`,
    ]);
  });

  test('with such a zone for a single season', () => {
    const seasonOverrides = { '2024-25': { timeZone: 'Mars/Olympus' } };
    expect(problemsWith({ [LEAGUE]: leagueText({ seasonOverrides }) })).toEqual([
      `${LEAGUE}:1 timeZone: is not a time zone that the tz database knows`,
    ]);
  });

  test('with a path that is no path', () => {
    expect(problemsWith({ [LEAGUE]: leagueText({ path: 'Premier League' }) })).toEqual([
      expect.stringContaining(`${LEAGUE}:1 path: `),
    ]);
  });

  test.each([
    [{ monogram: 'pl' }, 'monogram: is not two to four capital letters'],
    [{ colors: ['#37003c', '#00FF85'] }, 'colors: is not a colour like #0A1F5C'],
    [{ country: 'uk' }, 'country: is not a country'],
    [{ convention: 'home@away' }, 'convention: '],
  ])('with the identity %j', (identity, reason) => {
    expect(problemsWith({ [LEAGUE]: leagueText(identity) })).toEqual([
      expect.stringContaining(`${LEAGUE}:1 ${reason}`),
    ]);
  });

  test('with a key that no league has', () => {
    expect(problemsWith({ [LEAGUE]: leagueText({ colour: 'red' }) })).toEqual([
      `${LEAGUE}:1 colour: is not a known key`,
    ]);
  });
});

describe('what is known about teams and days is rejected at its line', () => {
  const arsenal = { shortName: 'Arsenal', abbreviation: 'ARS', country: 'gb-eng', sources: ['list'] };
  test.each([
    [{ abbreviation: '' }, 'abbreviation: is not two to five capital letters'],
    [{ abbreviation: undefined }, 'abbreviation: '],
    [{ shortName: '' }, 'shortName: '],
    [{ country: 'england' }, 'country: is not a country'],
    [{ colors: ['red'] }, 'colors: is not a colour like #0A1F5C'],
    [{ colors: ['#EF0107', '#FFFFFF', '#000000'] }, 'colors: '],
  ])('a team with %j', (wrong, reason) => {
    const text = `{\n"Arsenal": ${JSON.stringify({ ...arsenal, ...wrong })}\n}`;
    expect(problemsWith({ 'team-identities.json': text })).toEqual([
      expect.stringContaining(`team-identities.json:2 ${reason}`),
    ]);
  });

  test('a name of events with a broken pattern', () => {
    const events = [{ league: 'premierleague', pattern: '^(Final', names: ['the big game'] }];
    const otherNames = JSON.stringify({ ...data().otherNames, events });
    expect(problemsWith({ 'other-names.json': otherNames })).toEqual([
      'other-names.json:1 pattern: is not a regular expression',
    ]);
  });

  test.each([
    [{ type: 'fixed', month: 13, day: 1 }, 'month: '],
    [{ type: 'nth-weekday', month: 5, weekday: 1, n: 0 }, 'n: is not -1 or 1 to 4'],
    [{ type: 'full-moon' }, 'type: '],
  ])('a holiday with the rule %j', (rule, reason) => {
    const text = `[\n${JSON.stringify({ name: 'Test Day', countries: ['us'], rule })}\n]`;
    expect(problemsWith({ 'holidays.json': text })).toEqual([
      expect.stringContaining(`holidays.json:2 ${reason}`),
    ]);
  });
});
