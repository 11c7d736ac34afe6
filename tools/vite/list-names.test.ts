import { expect, test } from 'vitest';
import { chunkFileNames, isList } from './list-names.ts';

test.each([
  ['\0virtual:catalog/seasons/nfl/2026', 'assets/season-nfl-2026-[hash].js'],
  ['\0virtual:catalog/earlier-results/2024', 'assets/result-2024-[hash].js'],
  ['\0virtual:catalog/category-weeks/soccer/2026-11-09', 'assets/category-week-soccer-2026-11-09-[hash].js'],
  ['/app/routes/team.tsx', 'assets/[name]-[hash].js'],
  [null, 'assets/[name]-[hash].js'],
])('%s', (facadeModuleId, name) => {
  expect(chunkFileNames({ facadeModuleId })).toBe(name);
  expect(isList(name)).toBe(!name.includes('[name]'));
});

test('scripts of the program are no lists', () => {
  expect(isList('assets/seasons-around-BQfBSBXW.js')).toBe(false);
  expect(isList('assets/entry.client-ysvVJ5rl.js')).toBe(false);
});
