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

const MAY_WRITE = /^ {6}[\w-]+: write$|write-all/m;

/** The jobs of all workflows, as text. */
const jobs = readdirSync(FOLDER).flatMap((file) => {
  const [, text = ''] = read(file).split(/^jobs:$/m);
  return text
    .split(/^ {2}(?=[\w-]+:$)/m)
    .slice(1)
    .map((job) => ({ name: `${file} ${job.slice(0, job.indexOf(':'))}`, job }));
});

test.each(jobs)('$name has no token that may write where code of packages runs', ({ job }) => {
  const runsPackages = /\b(npm|npx)\b/.test(job.replace(/^ *#.*$/gm, ''));
  expect(runsPackages && MAY_WRITE.test(job)).toBe(false);
});

test('what may write is in jobs of its own', () => {
  expect(jobs.filter(({ job }) => MAY_WRITE.test(job)).map(({ name }) => name)).toEqual([
    'publish.yml publish',
    'refresh-data.yml propose',
  ]);
});

test('only what CI has passed is published', () => {
  const publish = read('publish.yml');
  const [triggers = ''] = publish.split(/^jobs:$/m);
  expect(triggers).toMatch(/^ {2}workflow_run:\n {4}workflows: \[CI\]\n {4}types: \[completed\]$/m);
  expect(triggers).not.toMatch(/^ {2}push:/m);
  expect(publish).toContain("github.event.workflow_run.conclusion == 'success'");
  expect(publish).toContain('branch=main&event=push&status=success');
  expect(publish.match(/uses: actions\/checkout@.*\n {8}with:\n {10}ref: (.*)/)?.[1]).toMatch(
    /^\$\{\{ needs\.choose\.outputs\.commit \}\}$/,
  );
});

test('CI runs every check of npm test, on a site of the same moment', () => {
  const ci = read('ci.yml');
  for (const script of [
    ...Object.values(STATIC_CHECKS),
    'test:unit',
    'test:components',
    'build',
    'test:browser',
    'test:browsers',
  ])
    expect(ci).toMatch(new RegExp(`npm run ${script}(\\s|$)`, 'm'));
  expect(ci).toContain('tools/test/build-fixture-site.ts');
  expect(ci).toContain(TEST_NOW);
});
