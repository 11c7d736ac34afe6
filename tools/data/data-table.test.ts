import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentCatalog } from '../build/current-catalog.ts';
import { PROJECT_FOLDER } from '../folders.ts';
import { withDataTable } from './data-table.ts';

test('the table in the README is what npm run data:table writes', () => {
  const readme = readFileSync(join(PROJECT_FOLDER, 'README.md'), 'utf8');
  expect(withDataTable(readme, currentCatalog().catalog)).toBe(readme);
});

test('a text without a place for the table is rejected', () => {
  expect(() => withDataTable('# Title', { categories: [], teams: new Map() })).toThrow('no place');
});
