import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { budget } from '../../catalog/budgets.ts';
import { FIXTURE_DATA, fixtureCatalog } from '../../catalog/check/test-data.ts';
import { readDataFolder } from '../../catalog/read/read-data.ts';
import { PROJECT_FOLDER } from '../folders.ts';
import { strayCounts, withGeneratedParts } from './data-table.ts';
import { documents } from './documents.ts';

const README = '# Title\n<!-- npm run data:table -->\nold\n<!-- end of the table -->\nmore\n';

test('the table has a row for each sport and one for all of them, between its marks', () => {
  const text = withGeneratedParts(README, fixtureCatalog(), []);
  expect(text).toMatch(/^# Title\n<!-- npm run data:table -->\n\n\| sport/);
  expect(text).toMatch(/\| Football +\| NFL, CFL +\| 5 +\| 864 +\|\n/);
  expect(text).toMatch(/\| all +\| 20 leagues +\| 46 +\| 8,124 +\|\n\n<!-- end of the table -->\nmore\n$/);
});

test('a count in a sentence is written between its marks, and what has none stays', () => {
  const old =
    'All <!-- events -->45,302<!-- /events --> events of <!-- leagues -->3<!-- /leagues --> leagues, in 2026.';
  const current = withGeneratedParts(old, fixtureCatalog(), []);
  expect(current).toBe(
    'All <!-- events -->8,124<!-- /events --> events of <!-- leagues -->20<!-- /leagues --> leagues, in 2026.',
  );
  expect(withGeneratedParts(current, fixtureCatalog(), [])).toBe(current);
});

test('the table without its end is rejected', () => {
  const text = README.replace('<!-- end of the table -->', '');
  expect(() => withGeneratedParts(text, fixtureCatalog(), [])).toThrow('no <!-- end of the table -->');
});

test('the sources of every day have a row each, and the other leagues that still play are named', () => {
  const { data } = readDataFolder(FIXTURE_DATA);
  const marks =
    '<!-- npm run data:table writes the sources of data/refresh.json -->\nold\n<!-- end of the sources -->';
  const text = withGeneratedParts(marks, fixtureCatalog(), data.refresh);
  expect(text).toMatch(
    /\| NBA +\| `sportsdataverse\/hoopR-nba-data: nba\/schedules\/parquet\/nba_schedule_\{year\}\.parquet` \| `sportsdataverse` \| CC BY 4\.0/,
  );
  const byHand = /By hand: (.*)\./.exec(text)?.[1]?.split(', ');
  expect(byHand).toContain('Premier League');
  expect(byHand).not.toContain('NBA');
  expect(byHand).not.toContain('Bellator');
});

test('the README has the table and the counts, and docs/architecture.md the budgets that tests and benchmark use', () => {
  const { 'README.md': readme = '', 'docs/architecture.md': architecture = '' } = Object.fromEntries(
    documents(),
  );
  expect(readme).toContain('<!-- npm run data:table -->');
  for (const what of ['events', 'teams', 'leagues', 'sports'])
    expect(readme).toMatch(new RegExp(`<!-- ${what} -->[\\d,]+<!-- /${what} -->`));
  expect(architecture).toContain(`| ${budget('scripts') / 1000} KB `);
  expect(withGeneratedParts(architecture, fixtureCatalog(), [])).toBe(architecture);
});

test('no document states a number of events or teams that nothing keeps true', () => {
  expect(strayCounts('all\n45,302 events ship; 1,215 other teams; at most 1,600 events')).toEqual([
    '45,302 events',
    '1,215 other teams',
  ]);
  const stray = [...documents()].flatMap(([file, text]) =>
    strayCounts(text).map((each) => `${file}: ${each}`),
  );
  expect(stray).toEqual([]);
});

test('no document names a file that there is not', () => {
  const PATH = /`((?:app|catalog|data|deploy|feeds|functions|tests|tools)\/[\w./-]+)`/g;
  const missing = [...documents()].flatMap(([file, text]) =>
    [...text.matchAll(PATH)].flatMap(([, path = '']) =>
      existsSync(join(PROJECT_FOLDER, path)) ? [] : [`${file}: ${path}`],
    ),
  );
  expect(missing).toEqual([]);
});
