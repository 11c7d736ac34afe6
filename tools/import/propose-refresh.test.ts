/** The script that may write to the repository, with real git and a program in the place of GitHub's. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../folders.ts';

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

/** As the workflow does: a patch from one clone, proposed from another. */
function propose(files: Record<string, string>): string {
  for (const name of ['import', 'propose']) {
    rmSync(at(name), { recursive: true, force: true });
    clone(name);
  }
  write('import', files);
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
