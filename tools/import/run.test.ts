import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { writeData } from '../../catalog/check/test-data.ts';
import { readDataFolder, TEAMS_FILE } from '../../catalog/read/read-data.ts';
import type { Fetch } from './read-input.ts';
import { runImport } from './run.ts';
import { importText, PREMIER_LEAGUE, sample } from './test-import.ts';

const SAMPLE = fileURLToPath(new URL('samples/openfootball.json', import.meta.url));
const MOVED = fileURLToPath(new URL('samples/openfootball-moved.json', import.meta.url));
const SEASON = 'soccer/premierleague/2026-27.json';
const CHANGES = 'changes/2026.jsonl';
const LEAGUE = ['--league', 'premierleague', '--season', '2026-27', '--source', 'fixture-list'];

/** A data folder with the season of the sample in it. */
function folderWithSeason(): string {
  const before = importText(PREMIER_LEAGUE, sample('openfootball.json'), { format: 'openfootball-json' });
  const aliases = JSON.stringify({ aliases: before.data.leagues[0]?.aliases });
  return writeData(before.data, { [`soccer/premierleague/${TEAMS_FILE}`]: aliases });
}

const noFetch: Fetch = () => Promise.reject(new Error('nobody may ask the network here'));

async function run(folder: string, args: string[], fetch = noFetch) {
  const said: string[] = [];
  const errors: string[] = [];
  const progress: string[] = [];
  const code = await runImport(args, {
    dataFolder: folder,
    fetch,
    today: '2026-11-15',
    log: (text) => said.push(text),
    error: (text) => errors.push(text),
    progress: (text) => progress.push(text),
  });
  return { code, said: said.join('\n'), errors: errors.join('\n'), progress };
}

function tree(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
}

test('shows the table and writes nothing without --write; with it, exactly the season and what changed', async () => {
  const folder = folderWithSeason();
  const before = tree(folder);
  const shown = await run(folder, ['openfootball-json', MOVED, ...LEAGUE]);
  expect(shown.code).toBe(0);
  expect(shown.said).toContain('2 moved, 1 timed, 1 cancelled; 2 unchanged.');
  expect(shown.said).toContain('2026-08-22T11:30:00Z → 2026-08-23T15:30:00Z');
  expect(shown.said).toContain('Nothing is written without --write.');
  expect(tree(folder)).toEqual(before);

  const written = await run(folder, ['openfootball-json', MOVED, ...LEAGUE, '--write']);
  expect(written.said).toContain(`Written: ${SEASON} and ${CHANGES}.`);
  const after = tree(folder);
  expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual(
    [CHANGES, SEASON].map((file) => join(folder, file)),
  );
  expect(after[join(folder, CHANGES)]).toMatch(/chelsea-vs-hull-city.*"2026-11-01".*"2026-12-08T20:00:00Z"/);
  expect(readDataFolder(folder).problems).toEqual([]);

  const again = await run(folder, ['openfootball-json', MOVED, ...LEAGUE, '--write']);
  expect(again.said).toContain('No change; 6 unchanged.');
  expect(tree(folder)).toEqual(after);
});

const https = 'https://example.org/en.1.json';
const answer =
  (body: string, status = 200): Fetch =>
  () =>
    Promise.resolve(new Response(body, { status }));

test('an address is fetched, with progress', async () => {
  const folder = folderWithSeason();
  const result = await run(
    folder,
    ['openfootball-json', https, ...LEAGUE],
    answer(sample('openfootball-moved.json')),
  );
  expect(result.code).toBe(0);
  expect(result.said).toContain('2 moved, 1 timed, 1 cancelled');
  expect(result.progress.some((text) => text.includes('MB received'))).toBe(true);
});

test.each<[string, string[], Fetch, string]>([
  [
    'an error page',
    ['openfootball-json', https, ...LEAGUE],
    answer('<!doctype html><h1>Oops</h1>'),
    'this is a web page',
  ],
  ['not found', ['openfootball-json', https, ...LEAGUE], answer('', 404), 'returned 404'],
  ['no network', ['openfootball-json', https, ...LEAGUE], noFetch, 'cannot be reached: nobody may ask'],
  [
    'a plain http address',
    ['openfootball-json', 'http://example.org/x', ...LEAGUE],
    noFetch,
    'is not an https address',
  ],
  ['no such file', ['openfootball-json', '/nowhere/x.json', ...LEAGUE], noFetch, 'cannot be read: ENOENT'],
  ['another format', ['football-txt', SAMPLE, ...LEAGUE], noFetch, 'line 1: '],
  ['a format that there is not', ['xlsx', SAMPLE, ...LEAGUE], noFetch, 'unknown format "xlsx"'],
  [
    'no zone of that name',
    ['openfootball-json', SAMPLE, ...LEAGUE, '--zone', 'Nowhere'],
    noFetch,
    'the zone "Nowhere" does not exist',
  ],
  ['no league', ['openfootball-json', SAMPLE], noFetch, 'add --league and --season'],
  ['no file', ['openfootball-json'], noFetch, 'name a format and a file'],
  ['two files', ['openfootball-json', SAMPLE, MOVED, ...LEAGUE], noFetch, 'name one format and one file'],
  [
    'an unknown option',
    ['openfootball-json', SAMPLE, ...LEAGUE, '--force'],
    noFetch,
    "Unknown option '--force'",
  ],
  ['no order of dates', ['csv', SAMPLE, ...LEAGUE, '--dates', 'ymd'], noFetch, '--dates must be dmy or mdy'],
  [
    'no number of days',
    ['csv', SAMPLE, ...LEAGUE, '--days-ahead', 'x'],
    noFetch,
    '--days-ahead must be a number',
  ],
  ['--all with a file', ['--all', 'csv'], noFetch, '--all takes no format'],
  ['a season of all leagues', ['--all', '--season', '2027-28'], noFetch, '--all --season needs --league'],
  ['--all of a league by hand', ['--all', '--league', 'nfl'], noFetch, '"nfl" is not in refresh.json'],
])('%s: one line, exit code 2, nothing written', async (_, args, fetch, expected) => {
  const folder = folderWithSeason();
  const before = tree(folder);
  const { code, errors, said } = await run(folder, [...args, '--write'], fetch);
  expect(code).toBe(2);
  expect(errors).toContain(expected);
  expect(errors.split('\n')).toHaveLength(1);
  expect(said).toBe('');
  expect(tree(folder)).toEqual(before);
});

test('what the checks would reject is not written', async () => {
  const folder = folderWithSeason();
  const before = tree(folder);
  const file = join(folder, '..', `${Date.now()}-import.csv`);
  onTestFinished(() => rmSync(file));
  writeFileSync(file, 'Date,Home,Away\n2026-09-09,Arsenal,Chelsea\n');
  const args = [
    'csv',
    file,
    ...LEAGUE,
    '--columns',
    'start=Date,home=Home,away=Away',
    '--category',
    'Cup',
    '--write',
  ];
  const { code, errors } = await run(folder, args);
  expect(code).toBe(2);
  expect(errors).toContain('"Arsenal vs Chelsea" has no type, but the season has matchdays');
  expect(tree(folder)).toEqual(before);
});

test('data that is bad already is rejected with code 1', async () => {
  const folder = writeData(PREMIER_LEAGUE, { 'soccer/premierleague/2025-26.json': '{' });
  expect((await run(folder, ['openfootball-json', SAMPLE, ...LEAGUE])).code).toBe(1);
});

test('the report for a pull request is a table that no name can break', async () => {
  const folder = folderWithSeason();
  const reports = mkdtempSync(join(tmpdir(), 'sports-calendar-'));
  onTestFinished(() => rmSync(reports, { recursive: true }));
  const report = join(reports, 'report.md');
  await run(folder, ['openfootball-json', MOVED, ...LEAGUE, '--report', report]);
  const text = readFileSync(report, 'utf8');
  expect(text).toContain(
    '| moved | Hull City vs Manchester United | 2026-08-22T11:30:00Z → 2026-08-23T15:30:00Z |',
  );
  expect(text).toContain('- cancelled: called off');
});

test('--help', async () => {
  const { code, said } = await run('/nowhere', ['--help']);
  expect(code).toBe(0);
  expect(said).toContain('--columns');
});

test('complete schedules of a folder are shown, and written together with --write', async () => {
  const folder = folderWithSeason();
  const schedules = mkdtempSync(join(tmpdir(), 'schedules-'));
  onTestFinished(() => rmSync(schedules, { recursive: true }));
  const event = {
    season: '2026-27',
    category: 'Matchday 1',
    type: 'Matchday 1',
    name: 'Arsenal vs Chelsea',
    home: 'Arsenal',
    away: 'Chelsea',
    start: '2026-08-21T19:00:00Z',
    end: null,
    location: '',
    details: '',
    source: 'fixture-list',
    sure: 'source',
  };
  writeFileSync(join(schedules, 'premierleague.jsonl'), `${JSON.stringify(event)}\n`);
  const before = tree(folder);
  const shown = await run(folder, ['jsonl', schedules]);
  expect(shown.code).toBe(0);
  expect(shown.said).toContain('premierleague.jsonl → soccer/premierleague/2026-27.json');
  expect(tree(folder)).toEqual(before);
  const written = await run(folder, ['jsonl', join(schedules, 'premierleague.jsonl'), '--write']);
  expect(written.said).toContain(`Written: ${SEASON} and ${CHANGES}.`);
  const after = readDataFolder(folder).data.leagues[0]?.seasons.find(({ label }) => label === '2026-27');
  expect(after?.content.events['Matchday 1']).toHaveLength(1);

  const renewed = tree(folder);
  writeFileSync(join(schedules, 'nfl.jsonl'), `${JSON.stringify(event)}\n`);
  const { code, errors } = await run(folder, ['jsonl', schedules, '--write']);
  expect([code, errors]).toEqual([2, `${schedules}: nfl.jsonl: there is no league "nfl"`]);
  expect((await run(folder, ['jsonl', '/nowhere'])).code).toBe(2);
  expect(tree(folder)).toEqual(renewed);
});
