/** `npm run licences`: writes docs/licences.md; a test says when it is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../folders.ts';
import { licencePage } from './licence-list.ts';

const lockfile = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package-lock.json'), 'utf8'));
writeFileSync(join(PROJECT_FOLDER, 'docs', 'licences.md'), licencePage(lockfile));
console.log('docs/licences.md is written');
