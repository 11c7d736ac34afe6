/** The search index of a catalogue, for tests. */
import { allLeagues, type Catalog } from '../season/league.ts';
import { openIndex } from './open-index.ts';
import { withSeasons } from './open-season.ts';
import type { SearchIndex, SeasonKey } from './search-index.ts';
import { type SearchWords, searchNames } from './search-names.ts';

/** The names as a browser gets them. */
export function namesOnly(catalog: Catalog, known: SearchWords): SearchIndex {
  return openIndex(JSON.parse(JSON.stringify(searchNames(catalog, known))));
}

/** With some seasons, or with all. */
export function withLists(index: SearchIndex, catalog: Catalog, keys?: readonly SeasonKey[]): SearchIndex {
  const lists = allLeagues(catalog).flatMap(({ slug, seasons }) =>
    seasons.map(({ label, events }) => ({ key: `${slug}/${label}`, events })),
  );
  return withSeasons(index, keys ? lists.filter(({ key }) => keys.includes(key)) : lists);
}
