/** What a contributor may get wrong in one line, each with the place and the reason that `npm run check` prints. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AuthoredEvent } from '../event/event.ts';
import { describeProblems } from '../read/problem.ts';
import { type DataFolder, readDataFolder } from '../read/read-data.ts';
import { checkData } from './check-data.ts';
import { type EventsByCategory, game, makeData, makeLeague, writeData } from './test-data.ts';

const FILE = 'football/nfl/2026.json';

const week = (number: number, ...games: [home: string, away: string, start: string][]) =>
  games.map(([home, away, start]) => game(home, away, start, { type: `Week ${number}` }));

const NFL: EventsByCategory = {
  Draft: [{ start: '2026-04-23', end: '2026-04-25', name: 'NFL Draft' }],
  Preseason: [game('Carolina Panthers', 'Arizona Cardinals', '2026-08-06', { type: 'Preseason' })],
  'Regular Season': [
    ...week(
      3,
      ['Chicago Bears', 'Green Bay Packers', '2026-09-27'],
      ['Detroit Lions', 'Arizona Cardinals', '2026-09-27'],
      ['Carolina Panthers', 'Dallas Cowboys', '2026-09-28'],
    ),
    ...week(
      11,
      ['Chicago Bears', 'Detroit Lions', '2026-11-22T18:00:00Z'],
      ['Dallas Cowboys', 'Green Bay Packers', '2026-11-22'],
      ['Carolina Panthers', 'Houston Texans', '2026-11-23'],
    ),
  ],
};

const NBA: EventsByCategory = {
  Preseason: ['2026-10-08', '2026-10-10'].map((day, index) =>
    game('New York Knicks', 'Boston Celtics', day, {
      type: 'Preseason',
      ...(index > 0 && { occurrence: 2 }),
    }),
  ),
  'Regular Season': Array.from({ length: 12 }, (_, index) =>
    game('Boston Celtics', 'New York Knicks', `2026-11-${index + 10}`, {
      type: 'Regular Season',
      ...(index > 0 && { occurrence: index + 1 }),
    }),
  ),
};

function baseData(): DataFolder {
  const league = (slug: string, season: string, folder: string, events: EventsByCategory) => {
    const made = makeLeague(slug, season, events, {
      category: folder === 'football' ? 'Football' : 'Basketball',
      teamScope: slug,
      timeZone: 'America/New_York',
      seasonMonths: [3, 18],
    });
    const inFolder = (file: string) => file.replace('soccer', folder);
    return {
      ...made,
      file: inFolder(made.file),
      seasons: made.seasons.map((each) => ({ ...each, file: inFolder(each.file) })),
    };
  };
  const data = makeData(league('nfl', '2026', 'football', NFL), league('nba', '2026-27', 'basketball', NBA));
  return {
    ...data,
    categories: [
      { name: 'Football', folder: 'football', leagues: ['nfl'] },
      { name: 'Basketball', folder: 'basketball', leagues: ['nba'] },
    ],
    expectations: { nfl: { gapDays: 14, every: { rounds: 18 } }, nba: { gapDays: 7 } },
  };
}

/** What `npm run check` prints when the season's file has this content. */
function check(content: string | Uint8Array): string[] {
  const folder = writeData(baseData());
  writeFileSync(join(folder, FILE), content);
  const { data, problems } = readDataFolder(folder);
  return describeProblems(problems.length > 0 ? problems : checkData(data), folder)
    .split('\n')
    .filter((line) => line !== '');
}

const TEXT = baseData().leagues[0]?.seasons[0]?.text ?? '';
const LINES = TEXT.split('\n');
/** Of Bears vs Lions, the game that most cases change. */
const LINE = LINES.findIndex((line) => line.includes('Chicago Bears vs Detroit Lions')) + 1;

/** The line of Bears vs Lions with other values, or with other text. */
function changed(values: Record<string, unknown>): string {
  const event = JSON.parse((LINES[LINE - 1] ?? '').replace(/,$/, ''));
  return written({ ...event, ...values });
}
function written(event: Record<string, unknown>): string {
  return JSON.stringify(event)
    .replace(/^\{/, '      { ')
    .replace(/\}$/, ' },')
    .replaceAll('":', '": ')
    .replaceAll(',"', ', "');
}
function withLine(line: string): string {
  return LINES.with(LINE - 1, line).join('\n');
}
/** One more line after it. */
function withMore(home: string, away: string, start: string, more: Partial<AuthoredEvent> = {}): string {
  const added = written({ ...game(home, away, start, { type: 'Week 12' }), ...more });
  return LINES.toSpliced(LINE, 0, added).join('\n');
}

const CASES: [what: string, content: string | Uint8Array, line: number, field: string, reason: string][] = [
  [
    'a date in American style',
    withLine(changed({ start: '11/22/26' })),
    LINE,
    'start',
    '"11/22/26" is neither a date',
  ],
  [
    'a day that does not exist',
    withLine(changed({ start: '2026-02-30' })),
    LINE,
    'start',
    '"2026-02-30" is neither a date',
  ],
  [
    'an hour that does not exist',
    withLine(changed({ start: '2026-11-22T25:00:00Z' })),
    LINE,
    'start',
    'is neither a date',
  ],
  [
    'a time without its zone',
    withLine(changed({ start: '2026-11-22T18:00:00' })),
    LINE,
    'start',
    'is neither a date',
  ],
  ['an empty start', withLine(changed({ start: '' })), LINE, 'start', 'Too small'],
  ['no start', withLine(changed({ start: undefined })), LINE, 'start', 'expected string'],
  ['no name', withLine(changed({ name: undefined })), LINE, 'name', 'expected string'],
  [
    'an end before the start',
    withLine(changed({ start: '2026-11-22', end: '2026-11-21' })),
    LINE,
    'end',
    'is before the start',
  ],
  [
    'a day as the end of an instant',
    withLine(changed({ end: '2026-11-23' })),
    LINE,
    'end',
    'must both be dates or both instants',
  ],
  [
    'a date out of the season',
    withLine(changed({ start: '2028-11-22' })),
    LINE,
    'start',
    'is outside the season 2026',
  ],
  ['a key that there is not', withLine(changed({ channel: 'FOX' })), LINE, 'channel', 'is not a known key'],
  ['a number instead of a text', withLine(changed({ details: 7 })), LINE, 'details', 'expected string'],
  ['an unknown confidence', withLine(changed({ sure: 'maybe' })), LINE, 'sure', 'Invalid option'],
  [
    'a missing quotation mark',
    withLine(changed({}).replace('"name"', '"name')),
    LINE,
    '',
    'is not valid JSON',
  ],
  [
    'a missing comma',
    withLine(changed({}).replace(/,$/, '')),
    LINE + 1,
    '',
    'is not valid JSON: CommaExpected',
  ],
  ['a byte order mark', `\ufeff${TEXT}`, 1, '', 'begins with a byte order mark'],
  ['other spacing', withLine(changed({}).replace('": ', '" : ')), LINE, '', 'is not in canonical form'],
  [
    'a source that is not listed',
    withLine(changed({ source: 'hearsay' })),
    LINE,
    'source',
    'is not in sources.json',
  ],
  [
    'an estimate that does not say so',
    withLine(changed({ sure: 'estimated' })),
    LINE,
    'details',
    'must say "Estimated dates"',
  ],
  [
    'other sides than the name',
    withLine(changed({ home: 'Detroit Lions', away: 'Chicago Bears' })),
    LINE,
    'name',
    'does not match home and away',
  ],
  [
    'one side only',
    withLine(changed({ away: undefined })),
    LINE,
    'name',
    'has only one side, "Chicago Bears"',
  ],
  [
    'a typo in a team',
    withMore('Chicago Beers', 'Houston Texans', '2026-11-22'),
    LINE + 1,
    'home',
    '"Chicago Beers" looks like a typo of "Chicago Bears"',
  ],
  [
    'a space before a label',
    withLine(changed({ type: ' Week 11' })),
    LINE,
    'type',
    '" Week 11" has a stray space',
  ],
  [
    'the same line twice',
    LINES.toSpliced(LINE - 1, 0, LINES[LINE - 1] ?? '').join('\n'),
    LINE + 1,
    'name',
    'is listed twice',
  ],
  [
    'a week that there is not',
    withLine(changed({ type: 'Week 40' })),
    LINE,
    'type',
    'there is no Week 40: the season has 18',
  ],
  [
    'no week',
    withLine(changed({ type: undefined })),
    LINE,
    'type',
    'has no type, but the season has matchdays or weeks',
  ],
  ['a result', withLine(changed({ details: 'W 24-17' })), LINE, 'details', '"W 24-17" states a result'],
  ['a result alone', withLine(changed({ details: '24-17' })), LINE, 'details', '"24-17" states a result'],
  [
    'a result with a colon',
    withLine(changed({ details: 'FOX, 24:17' })),
    LINE,
    'details',
    '"FOX, 24:17" states a result',
  ],
  [
    'a result in words',
    withLine(changed({ details: 'Bears won in overtime' })),
    LINE,
    'details',
    'states a result',
  ],
  ['a bell', withLine(changed({ details: 'FOX\u0007' })), LINE, 'details', 'character 4 is U+0007'],
  [
    'a turn of direction',
    withLine(changed({ location: 'Soldier \u202eField' })),
    LINE,
    'location',
    'character 9 is U+202E',
  ],
  [
    'a space of no width',
    withLine(changed({ location: 'Soldier\u200bField' })),
    LINE,
    'location',
    'character 8 is U+200B',
  ],
  [
    'bytes that are not UTF-8',
    Buffer.from(withLine(changed({ location: 'Caf\u00e9' })), 'latin1'),
    LINE,
    'location',
    'character 4 is not UTF-8',
  ],
  [
    'a name of 400 characters',
    withLine(changed({ name: 'x'.repeat(400) })),
    LINE,
    'name',
    'is 400 characters long',
  ],
  [
    '200 KB of details',
    withLine(changed({ details: 'x'.repeat(200_000) })),
    LINE,
    'details',
    'is 200000 characters long',
  ],
  ['a typo in a week', withLine(changed({ type: 'Wek 11' })), LINE, 'type', '"Wek 11" is no week'],
  [
    'the date of another week',
    withLine(changed({ type: 'Week 3' })),
    LINE,
    'type',
    'on 2026-11-22 is not in Week 3',
  ],
  [
    'a team twice on a day',
    withMore('Houston Texans', 'Detroit Lions', '2026-11-22'),
    LINE + 1,
    'away',
    '"Detroit Lions" has two games on 2026-11-22',
  ],
  [
    'a fixture twice',
    withMore('Chicago Bears', 'Detroit Lions', '2026-12-20', { occurrence: 2, type: 'Week 15' }),
    LINE + 1,
    'name',
    'the same fixture twice',
  ],
  [
    'a typo in a category',
    TEXT.replace('"Preseason": [', '"Pre-seasonn": ['),
    8,
    'Pre-seasonn',
    '"Pre-seasonn" looks like a typo of "Preseason"',
  ],
  [
    'a game of another league',
    withMore('Boston Celtics', 'New York Knicks', '2026-11-26'),
    LINE + 1,
    'home',
    '"Boston Celtics" is a team of "nba", not of "nfl"',
  ],
];

test('the file itself has no problem', () => {
  expect(check(TEXT)).toEqual([]);
});

test.each(CASES)('%s is rejected with its place and the reason', (_, content, line, field, reason) => {
  const said = check(content);
  expect(said[0]).toContain(`${FILE}:${line}${field && ` ${field}`}: `);
  expect(said[0]).toContain(reason);
  // No other file is blamed, and a terminal shows the message as it is.
  expect(said.filter((each) => !each.startsWith(`${FILE}:`))).toEqual([]);
  expect(said.join('').replace(/[ -~…é]/g, '')).toBe('');
});
