import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../folders.ts';

/** Declarations describe other files. */
const EXEMPT = /\.(test\.tsx?|d\.ts)$/;

test.each(['app', 'catalog', 'feeds', 'tools'])('every file in %s begins with why it exists', (folder) => {
  const files = readdirSync(join(PROJECT_FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !EXEMPT.test(name))
    .filter((name) => !/^\/\*\*\s+\*?\s*\S+/.test(readFileSync(join(PROJECT_FOLDER, folder, name), 'utf8')));
  expect(files).toEqual([]);
});
