/** The complete catalogue, read from disk once, for the files that are made at build time. */
import { join } from 'node:path';
import type { Catalog } from '../../catalog/league.ts';
import { loadCatalog } from '../../catalog/load-catalog.ts';

let catalog: Catalog | undefined;

export function siteCatalog(): Catalog {
  catalog ??= loadCatalog(join(process.cwd(), 'data')).catalog;
  return catalog;
}
