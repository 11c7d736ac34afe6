import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepAssets } from './keep-assets.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-15T09:17:00Z');

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'keep-assets-')), 'earlier');
});

describe('the hashed files of earlier releases', () => {
  test('are still there in the releases of two weeks, and then go', () => {
    release(0, ['site-11111111.js', 'react-00000000.js']);
    const next = release(1, ['site-22222222.js', 'react-00000000.js']);
    expect(assetsOf(next)).toEqual(['react-00000000.js', 'site-11111111.js', 'site-22222222.js']);
    expect(readFileSync(join(next, 'assets', 'site-11111111.js'), 'utf8')).toBe('site-11111111.js of day 0');
    const later = release(14, ['site-33333333.js', 'react-00000000.js']);
    expect(assetsOf(later)).toContain('site-11111111.js');
    const last = release(15, ['site-33333333.js', 'react-00000000.js']);
    expect(assetsOf(last)).toEqual(['react-00000000.js', 'site-22222222.js', 'site-33333333.js']);
    expect(existsSync(join(folder, 'site-11111111.js'))).toBe(false);
  });

  test('that have become part of a release again count from then', () => {
    release(0, ['a-11111111.js']);
    release(10, ['b-22222222.js']);
    release(12, ['a-11111111.js']);
    expect(assetsOf(release(20, ['c-33333333.js']))).toContain('a-11111111.js');
  });

  test('are kept without their compressed variants', () => {
    release(0, ['a-11111111.js', 'a-11111111.js.br', 'a-11111111.js.gz']);
    expect(assetsOf(release(1, ['b-22222222.js']))).toEqual(['a-11111111.js', 'b-22222222.js']);
  });
});

/** A built site in a folder of its own. */
function release(day: number, names: readonly string[]): string {
  const site = mkdtempSync(join(tmpdir(), 'keep-assets-site-'));
  mkdirSync(join(site, 'assets'));
  for (const name of names) writeFileSync(join(site, 'assets', name), `${name} of day ${day}`);
  keepAssets(site, folder, START + day * DAY);
  return site;
}

const assetsOf = (site: string) => readdirSync(join(site, 'assets')).sort();
