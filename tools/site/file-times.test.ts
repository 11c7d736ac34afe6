import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepFileTimes } from './file-times.ts';

test('a file keeps its time from build to build until its content changes', () => {
  const root = mkdtempSync(join(tmpdir(), 'file-times-'));
  const folder = join(root, 'site');
  mkdirSync(join(folder, 'feeds'), { recursive: true });
  const build = (day: string, files: Record<string, string>) => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return keepFileTimes(folder, join(root, 'file-times.json'), Date.parse(day));
  };
  const timeOf = (name: string) => statSync(join(folder, name)).mtime.toISOString().slice(0, 10);

  expect(build('2026-11-15', { 'feeds/nfl.ics': 'a', 'feeds/nba.ics': 'b' })).toBe(0);
  expect(build('2026-11-16', { 'feeds/nfl.ics': 'a', 'feeds/nba.ics': 'c', 'index.html': 'd' })).toBe(1);
  expect(['feeds/nfl.ics', 'feeds/nba.ics', 'index.html'].map(timeOf)).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-16',
  ]);
  expect(build('2026-11-17', { 'feeds/nfl.ics': 'a', 'feeds/nba.ics': 'c', 'index.html': 'e' })).toBe(2);
  expect(['feeds/nfl.ics', 'feeds/nba.ics', 'index.html'].map(timeOf)).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
  ]);
});
