import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../folders.ts';
import { STATIC_CHECKS } from '../test/checks.ts';
import { TEST_NOW } from '../test/test-now.ts';

const FOLDER = join(PROJECT_FOLDER, '.github', 'workflows');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

test.each(readdirSync(FOLDER))('%s gives its jobs no permission that they do not ask for', (name) => {
  expect(read(name)).toMatch(/^permissions: \{\}$/m);
});

test('CI runs every check of npm test, on a site of the same moment', () => {
  const ci = read('ci.yml');
  for (const script of [
    ...Object.values(STATIC_CHECKS),
    'test:unit',
    'test:components',
    'build',
    'test:browser',
  ])
    expect(ci).toMatch(new RegExp(`npm run ${script}(\\s|$)`, 'm'));
  expect(ci).toContain('tools/test/build-fixture-site.ts');
  expect(ci).toContain(TEST_NOW);
});
