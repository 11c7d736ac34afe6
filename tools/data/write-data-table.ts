/** `npm run data:table`: writes the table of the data, counts and budgets into the documents; `npm run check` says when one is out of date. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../folders.ts';
import { currentCatalog } from '../site/current-catalog.ts';
import { withGeneratedParts } from './data-table.ts';
import { documents } from './documents.ts';

const { catalog, data } = currentCatalog();
for (const [file, text] of documents()) {
  const current = withGeneratedParts(text, catalog, data.refresh);
  if (current === text) continue;
  writeFileSync(join(PROJECT_FOLDER, file), current);
  console.log(`${file} is written`);
}
