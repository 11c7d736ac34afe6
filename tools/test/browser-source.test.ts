import { expect, test } from 'vitest';
import { browserSource, describeSource } from './browser-source.ts';

const BARE = { hasBrowser: false, isUnwanted: false, canInstallPackages: false };

test('a Chromium that is there is used, whatever else could be done', () => {
  expect(browserSource({ ...BARE, hasBrowser: true, canInstallPackages: true })).toBe('found');
  expect(browserSource({ ...BARE, hasBrowser: true, isUnwanted: true })).toBe('found');
});

test('without one, root on Debian installs the packages, and anybody else downloads', () => {
  expect(browserSource({ ...BARE, canInstallPackages: true })).toBe('packages');
  expect(browserSource(BARE)).toBe('download');
});

test('SKIP_SETUP installs nothing', () => {
  expect(browserSource({ ...BARE, isUnwanted: true, canInstallPackages: true })).toBe('none');
});

test('what is installed is said, with how to prevent it', () => {
  for (const source of ['packages', 'download'] as const) {
    expect(describeSource(source)).toContain('CHROMIUM_PATH=');
    expect(describeSource(source)).toContain('SKIP_SETUP=1');
  }
});
