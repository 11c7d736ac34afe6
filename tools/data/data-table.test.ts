import { expect, test } from 'vitest';
import { fixtureCatalog } from '../../catalog/check/test-data.ts';
import { hasCurrentTable, withDataTable } from './data-table.ts';

const README = '# Title\n<!-- npm run data:table -->\nold\n<!-- end of the table -->\nmore\n';

test('the table has a row for each sport and one for all of them, between its marks', () => {
  const text = withDataTable(README, fixtureCatalog());
  expect(text).toMatch(/^# Title\n<!-- npm run data:table -->\n\n\| sport/);
  expect(text).toMatch(/\| Football +\| NFL, CFL +\| 5 +\| 864 +\|\n/);
  expect(text).toMatch(/\| all +\| 20 leagues +\| 46 +\| 8,124 +\|\n\n<!-- end of the table -->\nmore\n$/);
});

test('a table that is out of date is noticed', () => {
  const catalog = fixtureCatalog();
  expect(hasCurrentTable(README, catalog)).toBe(false);
  expect(hasCurrentTable(withDataTable(README, catalog), catalog)).toBe(true);
});

test('a text without a place for the table is rejected', () => {
  expect(() => withDataTable('# Title', { categories: [], teams: new Map() })).toThrow('no place');
});
