/** `npm run data:table`: writes the table of the data into the README; `npm run check` says when it is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentCatalog } from '../build/current-catalog.ts';
import { PROJECT_FOLDER } from '../folders.ts';
import { withDataTable } from './data-table.ts';

const file = join(PROJECT_FOLDER, 'README.md');
writeFileSync(file, withDataTable(readFileSync(file, 'utf8'), currentCatalog().catalog));
console.log('The table in README.md is written');
