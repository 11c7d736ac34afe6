/** Every address that the build writes a file for; of the pages only those that match SPORTS_CALENDAR_PAGES, if set. */
import { allLeagues, type Catalog } from '../catalog/league.ts';
import { loadCatalog } from '../catalog/load-catalog.ts';
import { DATA_FOLDER } from './folders.ts';

export function pagePaths(): string[] {
  const { catalog } = loadCatalog(DATA_FOLDER);
  const wanted = new RegExp(process.env.SPORTS_CALENDAR_PAGES ?? '');
  const pages = [
    '/',
    '/timeline',
    ...catalog.categories.map((category) => category.path),
    ...allLeagues(catalog).map((league) => league.path),
    ...[...catalog.teams.keys()].map((slug) => `/teams/${slug}`),
  ];
  return [
    ...pages.filter((path) => wanted.test(path)),
    // Matches no page, so it is made of the page for unknown addresses.
    '/404',
    ...dataFilePaths(catalog),
  ];
}

function dataFilePaths(catalog: Catalog): string[] {
  return allLeagues(catalog).flatMap((league) => [
    `/api${league.path}.json`,
    ...league.seasons.map((season) => `/api${league.path}/${season.label}.json`),
  ]);
}
