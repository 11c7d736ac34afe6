/** The script that may write to the repository, with real git and a program in the place of GitHub's. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkData } from '../../catalog/check/check-data.ts';
import { game, makeData, makeLeague, writeData } from '../../catalog/check/test-data.ts';
import { readDataFolder } from '../../catalog/read/read-data.ts';
import { PROJECT_FOLDER } from '../folders.ts';
import { runImport } from './run.ts';
import { importText, PREMIER_LEAGUE, sample } from './test-import.ts';
import { serve } from './test-server.ts';

const SCRIPT = join(PROJECT_FOLDER, 'tools', 'import', 'propose-refresh.sh');
const DATES = 'data/nfl.json';
/** Without the settings of whoever runs the tests, nor of a hook that does. */
const ENVIRONMENT = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'propose-refresh-'));
  git('.', 'init', '--quiet', '--bare', '--initial-branch=main', 'origin');
  git('.', 'init', '--quiet', 'start');
  commit('start', 'A Maintainer', { [DATES]: 'Sunday\n', 'README.md': '1 event\n', 'app.ts': 'code\n' });
  git('start', 'push', '--quiet', at('origin'), 'HEAD:main');
  mkdirSync(at('bin'));
  // There is no pull request yet, whatever is asked.
  writeFileSync(at('bin', 'gh'), `#!/bin/sh\necho "$1 $2" >> ${at('github.log')}\n`);
  chmodSync(at('bin', 'gh'), 0o755);
  writeFileSync(at('github.log'), '');
  writeFileSync(at('body.md'), 'What has moved');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('proposes the dates of a patch, and the next day others in their place', () => {
  propose({ [DATES]: 'Monday\n' });
  propose({ [DATES]: 'Tuesday\n', 'README.md': '2 events\n' });
  expect(published(DATES)).toBe('Tuesday\n');
  expect(published('README.md')).toBe('2 events\n');
  expect(git('origin', 'log', '--format=%an', 'main..data-refresh')).toBe('github-actions[bot]\n');
  expect(readFileSync(at('github.log'), 'utf8')).toBe('pr list\npr create\n'.repeat(2));
});

test('takes nothing but dates from a patch', () => {
  propose({ [DATES]: 'Monday\n', 'app.ts': 'other code\n', '.github/workflows/ci.yml': 'on: push\n' });
  expect(git('origin', 'diff', '--name-only', 'main', 'data-refresh')).toBe(`${DATES}\n`);
});

test.each([
  ['has added a commit', () => commit('review', 'A Reviewer', { [DATES]: 'Saturday\n' })],
  ['has changed the commit', () => amend('review', 'A Reviewer', { [DATES]: 'Saturday\n' })],
])('leaves the branch alone if a reviewer %s', (_, review) => {
  propose({ [DATES]: 'Monday\n' });
  clone('review', 'data-refresh');
  review();
  git('review', 'push', '--quiet', '--force', 'origin', 'HEAD:data-refresh');
  writeFileSync(at('github.log'), '');
  expect(propose({ [DATES]: 'Tuesday\n' })).toContain("commits that are not the bot's");
  expect(published(DATES)).toBe('Saturday\n');
  expect(readFileSync(at('github.log'), 'utf8')).toBe('');
});

test('a day from its sources to the pull request: imported, checked, and proposed', async () => {
  cpSync(folderOfFootball(), at('start', 'data'), { recursive: true });
  commit('start', 'A Maintainer', {});
  git('start', 'push', '--quiet', at('origin'), 'HEAD:main');
  prepare();
  const answer = sample('openfootball-moved.json');
  const network = await serve(({ url }, response) => {
    if (url === '/2026-27/en.1.json') response.end(answer);
    else response.writeHead(500).end();
  });
  const said: string[] = [];
  const code = await runImport(['--all', '--write', '--report', at('body.md')], {
    dataFolder: at('import', 'data'),
    fetch: network,
    today: '2026-08-01',
    log: (text) => said.push(text),
    error: (text) => said.push(text),
    progress: () => {},
  });
  // One source was rejected: the run fails at its end, and what the others say is proposed all the same.
  expect(code).toBe(2);
  const { data, problems } = readDataFolder(at('import', 'data'));
  expect([...problems, ...checkData(data)]).toEqual([]);
  proposeChanges();
  const season = 'data/soccer/premierleague/2026-27.json';
  expect(git('origin', 'diff', '--name-only', 'main', 'data-refresh')).toBe(
    `data/changes/2026.jsonl\n${season}\n`,
  );
  expect(published(season)).toContain('"start": "2026-08-23T15:30:00Z"');
  const body = readFileSync(at('body.md'), 'utf8');
  const [head = ''] = body.split('\n');
  expect(
    head
      .split(/ *\| */)
      .slice(1, -1)
      .join(),
  ).toBe('league,checked,new,moved,timed,cancelled,missing,not understood,failed,coming');
  expect(body).toContain('| moved | Hull City vs Manchester United |');
  expect(body).toContain('returned 500');
});

/** The season of the sample, with two leagues in the list of every day. */
function folderOfFootball(): string {
  const before = importText(PREMIER_LEAGUE, sample('openfootball.json'), { format: 'openfootball-json' });
  const address = 'https://raw.githubusercontent.com/{season}';
  const source = { format: 'openfootball-json', source: 'fixture-list', licence: 'CC0 1.0' } as const;
  const other = makeLeague('nba', '2026-27', {
    'Matchday 1': [game('Utah Jazz', 'Miami Heat', '2026-12-01')],
  });
  const { data } = before;
  const both = makeData(...data.leagues, other);
  const refresh = [
    { ...source, league: 'nba', address: `${address}/nba.json` },
    { ...source, league: 'premierleague', address: `${address}/en.1.json` },
  ];
  const aliases = JSON.stringify({ aliases: data.leagues[0]?.aliases });
  return writeData({ ...both, refresh }, { 'soccer/premierleague/teams.json': aliases });
}

/** As the workflow does: a patch from one clone, proposed from another. */
function propose(files: Record<string, string>): string {
  prepare();
  write('import', files);
  return proposeChanges();
}

function prepare(): void {
  for (const name of ['import', 'propose']) {
    rmSync(at(name), { recursive: true, force: true });
    clone(name);
  }
}

function proposeChanges(): string {
  git('import', 'add', '--all');
  writeFileSync(at('dates.patch'), git('import', 'diff', '--cached', '--binary'));
  return execFileSync('bash', [SCRIPT, at('dates.patch'), at('body.md')], {
    cwd: at('propose'),
    encoding: 'utf8',
    env: { ...ENVIRONMENT, PATH: `${at('bin')}:${process.env.PATH}`, BASE: 'main' },
  });
}

function published(name: string): string {
  return git('origin', 'show', `data-refresh:${name}`);
}

function clone(name: string, branch?: string): void {
  git('.', 'clone', '--quiet', ...(branch ? ['--branch', branch] : []), 'origin', name);
}

function commit(clone: string, author: string, files: Record<string, string>): void {
  write(clone, files);
  git(clone, 'add', '--all');
  git(clone, ...as(author), 'commit', '--quiet', '--message', 'A change');
}

/** The author stays the bot. */
function amend(clone: string, committer: string, files: Record<string, string>): void {
  write(clone, files);
  git(clone, ...as(committer), 'commit', '--quiet', '--all', '--amend', '--no-edit');
}

function write(clone: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(at(clone, name), '..'), { recursive: true });
    writeFileSync(at(clone, name), text);
  }
}

function as(name: string): string[] {
  return ['-c', `user.name=${name}`, '-c', `user.email=${name.replaceAll(' ', '-')}@example.org`];
}

function git(clone: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: at(clone), encoding: 'utf8', env: ENVIRONMENT });
}

function at(...names: string[]): string {
  return join(folder, ...names);
}
