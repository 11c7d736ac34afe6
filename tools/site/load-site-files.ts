/** The files beside the pages, from the data on disk. */
import { siteFiles, type WriteFile } from '../../feeds/site-files.ts';
import type { Steps } from '../../feeds/steps.ts';
import { flagSheet, iconSheets } from '../pictures/sheets.ts';
import { siteUrl } from '../site-url.ts';
import { currentCatalog } from './current-catalog.ts';
import { pagePaths } from './page-paths.ts';

export function* loadSiteFiles(): Steps<Map<string, WriteFile>> {
  const { catalog, data } = currentCatalog();
  const files = yield* siteFiles(catalog, {
    siteUrl: siteUrl(),
    pagePaths: pagePaths(catalog),
    sources: data.sources,
  });
  return new Map([...files, ...iconSheets(catalog.categories.map(({ sport }) => sport)), flagSheet()]);
}
