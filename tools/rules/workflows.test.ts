import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../folders.ts';

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
