/**
 * Serves what scripts know of the catalogue as modules: the small ones of STATIC, the names of the files of lists
 * (virtual:catalog/lists/season and so on; tools/lists/ makes the files). Data reaches the browser by import() and never by
 * fetch.
 *
 * What is current is decided as of the newest data, not of the build: scripts are the same on another day
 * (docs/decisions/021-offline.md), so the list of the coming days is not named here, but by the page.
 */
import type { Plugin } from 'vite';
import { addDays } from '../../catalog/day/day.ts';
import { aboutData } from '../../catalog/read/about-data.ts';
import type { DataFolder } from '../../catalog/read/read-data.ts';
import { searchNames } from '../../catalog/search/search-names.ts';
import { fewTeams } from '../../catalog/search/team-list.ts';
import type { Catalog } from '../../catalog/season/league.ts';
import { occasionsOf, summarizeOccasion } from '../../catalog/season/occasion.ts';
import { summarizeCatalog } from '../../catalog/season/summary.ts';
import { apiReference } from '../../feeds/api/reference.ts';
import { dayOfData, feedKinds } from '../../feeds/calendar-feeds.ts';
import { DATA_FOLDER } from '../folders.ts';
import { jsonModule } from '../lists/list-files.ts';
import { currentCatalog, currentLists, forgetCatalog } from '../site/current-catalog.ts';

const PREFIX = 'virtual:catalog/';
const RESOLVED = `\0${PREFIX}`;

/** The sources of a season that ended so long before the newest data are not checked any more. */
const SEASON_IS_HISTORY_DAYS = 365;

const STATIC: Record<string, (catalog: Catalog, data: DataFolder) => unknown> = {
  /** Categories, leagues and seasons without events; on every page. */
  summary: (catalog) => summarizeCatalog(catalog, addDays(dayOfData(catalog), -SEASON_IS_HISTORY_DAYS)),
  /** What each source of events is called, for the panel of an event; those of team colours are on the data page only. */
  'source-titles': (_, data) =>
    Object.fromEntries(
      Object.entries(data.sources).flatMap(([key, { title, leagues }]) =>
        leagues.length > 0 ? [[key, title]] : [],
      ),
    ),
  /** What can be ticked of each league's calendar. */
  'feed-types': (catalog) => feedKinds(catalog),
  /** The tournaments of several tours and the Olympic Games that have a page. */
  occasions: (catalog) => occasionsOf(catalog).map(summarizeOccasion),
  /** Which teams are the same team, and how their addresses are made. */
  'team-scopes': (_, data) => data.teamScopes,
  /** What the data covers, where it is from, and what is known to be missing; for the data page. */
  coverage: aboutData,
  /** What search knows before it has seen an event: leagues, teams, and what people call them. */
  search: searchNames,
  /** The teams of the smaller leagues, for the page of all teams. */
  'few-teams': (catalog, data) => fewTeams(searchNames(catalog, data)),
  /** Addresses and fields of the API. */
  'api-reference': (catalog) => apiReference(catalog),
};

export function catalogPlugin(): Plugin {
  return {
    name: 'sports-calendar:catalog',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const [name = '', key = ''] = id.slice(RESOLVED.length).split('/');
      const make = STATIC[name];
      if (make) {
        const { catalog, data } = currentCatalog();
        return moduleOf(make(catalog, data));
      }
      if (name === 'lists') return moduleOf(Object.values(filesOf(key)));
      return undefined;
    },
    // The development server and the browser of component tests have no folder of built lists.
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = /\/(assets\/[\w-]+\.js)(?:\?|$)/.exec(request.url ?? '')?.[1];
        const text = file === undefined ? undefined : currentLists().files.get(file);
        if (!text) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(text());
      });
    },
    hotUpdate({ file }) {
      if (!file.startsWith(DATA_FOLDER)) return undefined;
      forgetCatalog();
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith(RESOLVED)) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function filesOf(kind: string): Record<string, string> {
  const names: Record<string, Record<string, string>> = currentLists().names;
  const files = names[kind];
  if (!files) throw new Error(`There are no lists of the kind ${kind}`);
  return files;
}

const moduleOf = (value: unknown) => jsonModule(JSON.stringify(value));
