import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceKey } from './source-key.ts';

let folder: string;

const SOURCES = [
  'app/routes/home.tsx',
  'catalog/day/day.ts',
  'feeds/csv.ts',
  'tools/site/site.ts',
  'public/favicon.svg',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'data/football/nfl/2026.json',
];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-key-'));
  for (const source of SOURCES) write(source, 'a');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was built of the same sources is used again, at any moment', () => {
  expect(key({ SPORTS_CALENDAR_NOW: '2026-11-15T14:30:00Z' })).toBe(
    key({ SPORTS_CALENDAR_NOW: '2026-12-15' }),
  );
  expect(key()).toMatch(/^[0-9a-f]{16}$/);
});

test.each(SOURCES)('one byte of %s makes another key', (source) => {
  const before = key();
  write(source, 'b');
  expect(key()).not.toBe(before);
});

test('a file more, a file less, and a file that has moved make other keys', () => {
  const before = key();
  write('app/new.ts', '');
  const withNew = key();
  rmSync(join(folder, 'app/new.ts'));
  write('feeds/new.ts', '');
  expect(new Set([before, withNew, key()]).size).toBe(3);
});

test.each(['SITE_URL', 'BASE_PATH', 'SPORTS_CALENDAR_MIX', 'SPORTS_CALENDAR_REPORT_ADDRESS'])(
  '%s makes another key',
  (variable) => {
    expect(key({ [variable]: '1' })).not.toBe(key());
  },
);

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

function key(env: Record<string, string> = {}): string {
  return sourceKey(folder, join(folder, 'data'), env);
}
