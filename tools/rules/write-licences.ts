/** `npm run licences`: writes docs/licences.md; a test says when it is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../folders.ts';
import { browserPackages, licencePage } from './licence-list.ts';

const read = (name: string) => readFileSync(join(PROJECT_FOLDER, name), 'utf8');
const shipped = browserPackages(read('docs/dependencies.md'));
writeFileSync(
  join(PROJECT_FOLDER, 'docs', 'licences.md'),
  licencePage(JSON.parse(read('package-lock.json')), shipped),
);
console.log('docs/licences.md is written');
