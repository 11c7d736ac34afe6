import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { game, soccerData, writeData } from '../../catalog/check/test-data.ts';
import { readDataFolder } from '../../catalog/read/read-data.ts';
import { formatSeasonFile } from '../../catalog/read/season-file.ts';
import { stampUpdates } from '../../catalog/read/stamp-updates.ts';
import { committedRecords, committedSeasons } from './committed-seasons.ts';
import { unmarkedChanges } from './unmarked-changes.ts';

const FILE = 'soccer/premierleague/2024-25.json';
const NEW_FILE = 'soccer/premierleague/2025-26.json';

function committedFolder(): string {
  const folder = writeData(soccerData({ 'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17')] }));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  commit(folder);
  return folder;
}

function commit(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: folder,
    });
  git('add', '.');
  git('commit', '-q', '-m', 'data');
}

const edit = (folder: string, file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, FILE), 'utf8')));
const problemsOf = (folder: string, since?: string) =>
  unmarkedChanges(readDataFolder(folder).data, committedSeasons(folder, since)).map(({ file, line }) => [
    file,
    line,
  ]);

describe('what differs from the last commit', () => {
  test('is nothing right after it', () => {
    expect(committedSeasons(committedFolder())?.size).toBe(0);
  });

  test('is a changed file as it was, and a new one', () => {
    const folder = committedFolder();
    edit(folder, NEW_FILE, (text) => text.replace('2024-08-17', '2025-08-17'));
    edit(folder, FILE, (text) => text.replace('2024-08-17', '2024-08-20'));
    const committed = committedSeasons(folder);
    expect([...(committed?.keys() ?? [])]).toEqual([FILE, NEW_FILE]);
    expect(committed?.get(FILE)?.events['Matchday 1']?.[0]?.start).toBe('2024-08-17');
    expect(committed?.get(NEW_FILE)).toBeUndefined();
  });

  test('is rejected until it says when it changed', () => {
    const folder = committedFolder();
    edit(folder, FILE, (text) => text.replace('2024-08-17', '2024-08-20'));
    edit(folder, NEW_FILE, (text) => text.replace('2024-08-20', '2025-08-17'));
    expect(problemsOf(folder)).toEqual([
      [FILE, 6],
      [NEW_FILE, 4],
    ]);
    const committed = committedSeasons(folder);
    for (const { file, content } of readDataFolder(folder).data.leagues.flatMap(({ seasons }) => seasons)) {
      const stamped = stampUpdates(content, committed?.get(file), '2026-11-20T09:30:00Z');
      writeFileSync(join(folder, file), formatSeasonFile(stamped));
    }
    expect(problemsOf(folder)).toEqual([]);
  });

  test('of a pull request is compared with the commit that it starts from', () => {
    const folder = committedFolder();
    edit(folder, FILE, (text) => text.replace('2024-08-17', '2024-08-20'));
    commit(folder);
    expect(problemsOf(folder)).toEqual([]);
    expect(problemsOf(folder, 'HEAD^1')).toEqual([[FILE, 6]]);
    expect(committedSeasons(folder, 'HEAD^9')).toBeUndefined();
  });

  test('leaves the records of changes that were committed', () => {
    const folder = committedFolder();
    expect(committedRecords(folder)).toEqual([]);
    const record = {
      id: 'a',
      day: '2026-11-17',
      field: 'end',
      before: null,
      after: '2026-11-18',
      source: 'b',
    };
    mkdirSync(join(folder, 'changes'));
    writeFileSync(join(folder, 'changes/2026.jsonl'), `${JSON.stringify(record)}\n`);
    expect(committedRecords(folder)).toEqual([]);
    commit(folder);
    expect(committedRecords(folder)).toEqual([record]);
    expect(committedRecords(folder, 'HEAD^1')).toEqual([]);
  });

  test('cannot be known without git', () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-git-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(committedSeasons(folder)).toBeUndefined();
  });
});
