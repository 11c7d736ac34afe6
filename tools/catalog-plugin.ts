/**
 * Serves the catalogue to the site as modules, so that data reaches the browser by import() and never by fetch:
 *   virtual:catalog/summary               categories, leagues and seasons without events; on every page
 *   virtual:catalog/source-titles         what each source is called, for the panel of an event
 *   virtual:catalog/feed-types            what can be ticked of each league's calendar
 *   virtual:catalog/seasons               loaders by "league/season"
 *   virtual:catalog/weeks                 loaders by Monday, over all leagues
 *   virtual:catalog/outlines              loaders by category icon
 *   virtual:catalog/teams                 loaders by the first character of a team's slug
 *   virtual:catalog/team-scopes           which teams are the same team, and how their addresses are made
 * Each loader is a dynamic import of one packed list of events, or of a part of the index of teams, which the
 * bundler makes a file of its own.
 */
import type { Plugin } from 'vite';
import type { SportsEvent } from '../catalog/event.ts';
import { allLeagues, type Catalog } from '../catalog/league.ts';
import { loadCatalog } from '../catalog/load-catalog.ts';
import { outlineOf } from '../catalog/outline.ts';
import { packEvents } from '../catalog/packed-events.ts';
import { summarizeCatalog } from '../catalog/summary.ts';
import { teamIndex } from '../catalog/team-index.ts';
import { compareAcrossLeagues, eventsByWeek } from '../catalog/weeks.ts';
import { feedKinds } from '../feeds/calendar-feeds.ts';
import { DATA_FOLDER } from './folders.ts';

const PREFIX = 'virtual:catalog/';
const RESOLVED = `\0${PREFIX}`;

/** All lists of events that the site can ask for, by kind and key. */
type EventLists = Record<'seasons' | 'weeks' | 'outlines', Map<string, SportsEvent[]>>;

export function catalogPlugin(): Plugin {
  let loaded: ReturnType<typeof loadEverything> | undefined;
  const load = () => {
    loaded ??= loadEverything();
    return loaded;
  };

  return {
    name: 'sports-calendar:catalog',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const [kind = '', ...rest] = id.slice(RESOLVED.length).split('/');
      const { catalog, lists, teams, scopes, sourceTitles } = load();
      if (kind === 'summary') return jsonModule(summarizeCatalog(catalog));
      if (kind === 'source-titles') return jsonModule(sourceTitles);
      if (kind === 'feed-types') return jsonModule(feedKinds(catalog));
      if (kind === 'team-scopes') return jsonModule(scopes);
      const key = rest.join('/');
      if (kind === 'teams') {
        return key === '' ? loadersModule(kind, [...teams.keys()]) : jsonModule(teams.get(key) ?? []);
      }
      const list = lists[kind as keyof EventLists];
      if (!list) return undefined;
      return key === '' ? loadersModule(kind, [...list.keys()]) : jsonModule(packEvents(list.get(key) ?? []));
    },
    configureServer(server) {
      server.watcher.add(DATA_FOLDER);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(DATA_FOLDER)) return;
        loaded = undefined;
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

function loadEverything() {
  const { catalog, data } = loadCatalog(DATA_FOLDER);
  return {
    catalog,
    lists: eventLists(catalog),
    teams: teamIndex(catalog),
    scopes: data.teamScopes,
    sourceTitles: Object.fromEntries(Object.entries(data.sources).map(([key, { title }]) => [key, title])),
  };
}

function eventLists(catalog: Catalog): EventLists {
  const leagues = allLeagues(catalog);
  const everything = leagues.flatMap((league) => league.seasons.flatMap((season) => season.events));
  return {
    seasons: new Map(
      leagues.flatMap((league) =>
        league.seasons.map((season) => [`${league.slug}/${season.label}`, season.events] as const),
      ),
    ),
    weeks: new Map([...eventsByWeek(everything.sort(compareAcrossLeagues))].sort()),
    outlines: new Map(
      catalog.categories.map((category) => [
        category.icon,
        category.leagues.flatMap(outlineOf).sort(compareAcrossLeagues),
      ]),
    ),
  };
}

/** A string that JSON.parse reads is faster for a browser than the same object as a literal. */
function jsonModule(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

function loadersModule(kind: string, keys: string[]): string {
  const loaders = keys.map(
    (key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`${PREFIX}${kind}/${key}`)})`,
  );
  return `export default {\n${loaders.join(',\n')}\n};`;
}
