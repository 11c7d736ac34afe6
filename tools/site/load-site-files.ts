/** The files beside the pages, from the data on disk. */
import { siteFiles } from '../../feeds/site-files.ts';
import { flagSheet, iconSheets } from '../pictures/sheets.ts';
import { siteUrl } from '../site-url.ts';
import { currentCatalog } from './current-catalog.ts';
import { pagePaths } from './page-paths.ts';

export function loadSiteFiles(): Map<string, () => string> {
  const { catalog, data } = currentCatalog();
  const files = siteFiles(catalog, {
    siteUrl: siteUrl(),
    pagePaths: pagePaths(catalog),
    sources: data.sources,
  });
  return new Map([...files, ...iconSheets(catalog.categories.map(({ sportId }) => sportId)), flagSheet()]);
}
