/** `--all` as it runs every day, against a server that answers as servers do. */
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeData, writeData } from '../../catalog/check/test-data.ts';
import { readDataFolder } from '../../catalog/read/read-data.ts';
import { runImport } from './run.ts';
import { makeSetting, PREMIER_LEAGUE, sample } from './test-import.ts';
import { espnFile } from './test-parquet.ts';
import { serve } from './test-server.ts';

const SEASON = 'soccer/nba/2026-27.json';
const game = (home: string, away: string, start: string) => ({
  start,
  name: `${home} vs ${away}`,
  home,
  away,
  type: 'Regular Season',
});
const NBA = makeSetting({
  league: 'nba',
  content: { timeZone: 'America/New_York', teamScope: 'nba', seasonMonths: [5, 18] },
  events: {
    'Regular Season': [
      game('Boston Celtics', 'New York Knicks', '2026-11-20T00:30:00Z'),
      game('Miami Heat', 'Utah Jazz', '2026-12-24'),
      game('Utah Jazz', 'Boston Celtics', '2026-12-28T00:30:00Z'),
    ],
  },
}).leagues;
const address = (path: string) => `https://raw.githubusercontent.com/${path}`;
const FOOTBALL = {
  league: 'premierleague',
  format: 'openfootball-json' as const,
  address: address('{season}/en.1.json'),
  source: 'fixture-list',
  licence: 'CC0 1.0',
};
const BASKETBALL = {
  ...FOOTBALL,
  league: 'nba',
  format: 'sportsdataverse' as const,
  address: address('nba_schedule_{year}.parquet'),
};

const row = (home: string, away: string, date: string, more = {}) => ({
  home_display_name: home,
  away_display_name: away,
  date,
  venue_full_name: '',
  ...more,
});
const SCHEDULE = espnFile(
  row('Boston Celtics', 'New York Knicks', '2026-11-21T00:30Z'),
  row('Miami Heat', 'Utah Jazz', '2026-12-25T17:00Z', { broadcast: 'ABC' }),
  row('Miami Heat', 'New York Knicks', '2027-01-05T00:30Z'),
);
/** Every game of ours as it is. */
const UNCHANGED = espnFile(
  row('Boston Celtics', 'New York Knicks', '2026-11-20T00:30Z'),
  row('Miami Heat', 'Utah Jazz', '2026-12-24T05:00Z', { time_valid: false }),
  row('Utah Jazz', 'Boston Celtics', '2026-12-28T00:30Z'),
);

function folderWith(refresh: (typeof BASKETBALL | typeof FOOTBALL)[]) {
  const leagues = [...PREMIER_LEAGUE.leagues, ...NBA];
  const aliases = JSON.stringify({ aliases: PREMIER_LEAGUE.leagues[0]?.aliases });
  const data = makeData(...leagues);
  return writeData(
    { ...data, teamScopes: { clubs: {}, nba: {} }, refresh },
    { 'soccer/premierleague/teams.json': aliases },
  );
}

/** Milliseconds for the one that never answers; on a busy machine any other may be slow. */
const SHORT = 300;
const silent: RequestListener = () => {};

async function run(folder: string, answer: RequestListener, args: string[] = [], today = '2026-11-15') {
  const said: string[] = [];
  const errors: string[] = [];
  const progress: string[] = [];
  const code = await runImport(['--all', '--write', ...args], {
    dataFolder: folder,
    fetch: await serve(answer),
    ...(answer === silent && { patience: SHORT }),
    today,
    log: (text) => said.push(text),
    error: (text) => errors.push(text),
    progress: (text) => progress.push(text),
  });
  const table = said.at(-1) ?? '';
  const rowOf = (league: string) =>
    table
      .split('\n')
      .find((line) => line.startsWith(`| ${league} `))
      ?.split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  return { code, errors: errors.join('\n'), progress, rowOf, said };
}

const gameOf = (folder: string, name: string) => {
  const season = readDataFolder(folder).data.leagues.find(({ slug }) => slug === 'nba')?.seasons[0];
  return season?.content.events['Regular Season']?.find((event) => event.name === name);
};

test('what became of each league is in a table, and one that fails does not stop the others', async () => {
  const folder = folderWith([FOOTBALL, BASKETBALL]);
  const answer: RequestListener = ({ url }, response) =>
    url === '/nba_schedule_2027.parquet' ? response.end(SCHEDULE) : response.end('<!doctype html>');
  const { code, errors, progress, rowOf, said } = await run(folder, answer, ['--league', 'nba']);
  expect([code, errors]).toEqual([0, '']);
  // checked, new, moved, timed, cancelled, missing, not understood, failed, coming
  expect(rowOf('nba')).toEqual(['nba', '3', '1', '1', '1', '', '1', '', '', '4']);
  expect(said.at(-1)).toContain('2 of 2 leagues are refreshed daily, with 4 of 4 coming events (100%).');
  expect(progress.some((text) => text.includes('MB received'))).toBe(true);

  const both = await run(folder, answer);
  expect(both.rowOf('nba')?.slice(1)).toEqual(['3', '', '', '', '', '1', '', '', '4']);
});

test('a file that changes from day to day moves the same event again', async () => {
  const folder = folderWith([BASKETBALL]);
  const days = [SCHEDULE, UNCHANGED];
  const answer: RequestListener = (_, response) => response.end(days.shift());
  await run(folder, answer);
  expect(gameOf(folder, 'Boston Celtics vs New York Knicks')?.start).toBe('2026-11-21T00:30:00Z');
  const second = await run(folder, answer, [], '2026-11-16');
  expect(gameOf(folder, 'Boston Celtics vs New York Knicks')).toMatchObject({
    start: '2026-11-20T00:30:00Z',
    updated: '2026-11-16T00:00:00Z',
  });
  // The game of Christmas is a day earlier again, without a time; what was new on the first day is missing.
  expect(second.rowOf('nba')?.slice(3, 7)).toEqual(['2', '', '', '1']);
});

const endless: RequestListener = (_, response) => {
  const part = Buffer.alloc(1_000_000);
  const send = () => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once('drain', send);
  };
  send();
};

test.each<[string, RequestListener, string]>([
  ['a web page', (_, response) => response.end('<!doctype html><h1>Oops</h1>'), 'this is a web page'],
  ['another format', (_, response) => response.end('{"matches": []}'), 'the file is not Parquet'],
  ['nothing', (_, response) => response.end(), 'the file is empty'],
  ['a part', (_, response) => response.end(SCHEDULE.slice(0, -100)), 'the Parquet file is cut off'],
  [
    'less than announced',
    (_, response) => {
      response.writeHead(200, { 'content-length': SCHEDULE.length });
      response.write(SCHEDULE.slice(0, 100), () => response.destroy());
    },
    'was interrupted',
  ],
  ['no end', endless, 'the response is larger than 50 MB'],
  ['nobody for too long', silent, 'cannot be reached'],
  ['another season', (_, response) => response.end(espnFile({ season: 2026 })), 'this is the season 2026'],
  [
    'teams of another league',
    (_, response) => response.end(espnFile(row('Ajax', 'Porto', '2026-11-21T00:30Z'))),
    '1 of 1 games are not understood: the team "Ajax" is not known',
  ],
  [
    'another host',
    (_, response) => response.writeHead(302, { location: 'https://example.org/' }).end(),
    'cannot be reached',
  ],
  ['no such file', (_, response) => response.writeHead(404).end(), 'returned 404'],
  ['a broken server', (_, response) => response.writeHead(503).end(), 'returned 503'],
])('%s: named, and nothing changes', async (_, answer, reason) => {
  const folder = folderWith([BASKETBALL]);
  const before = readFileSync(join(folder, SEASON), 'utf8');
  // After the first game, when a missing file is no file that is still to come.
  const { code, errors, rowOf } = await run(folder, answer, [], '2026-12-01');
  expect(code).toBe(2);
  expect(errors).toContain('nba_schedule_2027.parquet');
  expect(errors).toContain(reason);
  expect(rowOf('nba')).toEqual(['nba', '', '', '', '', '', '', '', 'yes', '2']);
  expect(readFileSync(join(folder, SEASON), 'utf8')).toBe(before);
});

test('what fails for a moment is asked for once more', async () => {
  let requests = 0;
  const answer: RequestListener = (_, response) => {
    requests += 1;
    if (requests === 1) response.destroy();
    else response.end(SCHEDULE);
  };
  const { code, progress } = await run(folderWith([BASKETBALL]), answer);
  expect([code, requests]).toEqual([0, 2]);
  expect(progress.some((text) => text.includes('trying again'))).toBe(true);
});

test('before a season nothing is amiss without a file, and after it nothing is asked for', async () => {
  let requests = 0;
  const answer: RequestListener = (_, response) => {
    requests += 1;
    response.writeHead(404).end();
  };
  const before = await run(folderWith([BASKETBALL]), answer, [], '2026-10-01');
  expect([before.code, requests, before.rowOf('nba')?.at(-2)]).toEqual([0, 1, 'no file yet']);
  const after = await run(folderWith([BASKETBALL]), answer, [], '2027-08-01');
  expect([after.code, requests, after.rowOf('nba')?.at(-2)]).toEqual([0, 1, 'between seasons']);
});

test('one command begins a season', async () => {
  const folder = folderWith([BASKETBALL]);
  const games = espnFile(row('Boston Celtics', 'Utah Jazz', '2027-10-20T23:00Z', { season: 2028 }));
  const { code, rowOf } = await run(folder, (_, response) => response.end(games), [
    ...['--league', 'nba'],
    ...['--season', '2027-28'],
  ]);
  expect([code, rowOf('nba')?.slice(0, 3)]).toEqual([0, ['nba', '1', '1']]);
  const season = readFileSync(join(folder, 'soccer/nba/2027-28.json'), 'utf8');
  expect(season).toContain('"name": "Boston Celtics vs Utah Jazz"');
});

test('text formats are in the same list', async () => {
  const folder = folderWith([FOOTBALL]);
  const { rowOf } = await run(
    folder,
    ({ url }, response) => response.end(url === '/2026-27/en.1.json' ? sample('openfootball.json') : ''),
    ['--league', 'premierleague', '--season', '2026-27'],
  );
  expect(rowOf('premierleague')?.slice(0, 3)).toEqual(['premierleague', '6', '6']);
});
