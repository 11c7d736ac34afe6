/**
 * Serves the catalogue to the site as modules, so that data reaches the browser by import() and never by fetch:
 *   virtual:catalog/summary               categories, leagues and seasons without events; on every page
 *   virtual:catalog/source-titles         what each source is called, for the panel of an event
 *   virtual:catalog/feed-types            what can be ticked of each league's calendar
 *   virtual:catalog/seasons               loaders by "league/season"
 *   virtual:catalog/weeks                 loaders by Monday, over all leagues
 *   virtual:catalog/outlines              loaders by category icon, from half a year before the build on
 *   virtual:catalog/parts                 loaders by category icon of loaders by Monday: its weeks from then on
 *   virtual:catalog/facts                 loaders by category icon: what is counted over whole seasons, from then on
 *   virtual:catalog/marks                 loaders by category icon, and for all of them: what a timeline of leagues shows
 *   virtual:catalog/teams                 loaders by the first character of a team's slug
 *   virtual:catalog/team-scopes           which teams are the same team, and how their addresses are made
 *   virtual:catalog/coverage              what the data covers, where it is from, and what is known to be missing
 *   virtual:catalog/search                names of everything and a row for each event, loaded by the first search
 * Each loader is a dynamic import of one packed list of events, or of a part of the index of teams, which the
 * bundler makes a file of its own.
 */
import type { Plugin } from 'vite';
import { aboutData } from '../catalog/about-data.ts';
import { categoryParts } from '../catalog/category-parts.ts';
import { addDays } from '../catalog/day.ts';
import type { SportsEvent } from '../catalog/event.ts';
import { allLeagues, type Catalog, type League } from '../catalog/league.ts';
import { loadCatalog } from '../catalog/load-catalog.ts';
import { outlineOf } from '../catalog/outline.ts';
import { packEvents } from '../catalog/packed-events.ts';
import { EVERY_CATEGORY, packMarks } from '../catalog/packed-marks.ts';
import { packIndex } from '../catalog/search/packed-index.ts';
import { packFacts } from '../catalog/season-facts.ts';
import { summarizeCatalog } from '../catalog/summary.ts';
import { teamIndex } from '../catalog/team-index.ts';
import { compareAcrossLeagues, eventsByWeek } from '../catalog/weeks.ts';
import { feedKinds } from '../feeds/calendar-feeds.ts';
import { DATA_FOLDER } from './folders.ts';

const PREFIX = 'virtual:catalog/';
const RESOLVED = `\0${PREFIX}`;

/**
 * Category pages ask for what comes next, and nobody reads a page before it was built. The grace is for clocks that are
 * slow, and for tests that look back.
 */
const GRACE_DAYS = 200;

/** All lists of events that the site can ask for, by kind and key. */
type EventLists = Record<'seasons' | 'weeks' | 'outlines' | 'parts', Map<string, SportsEvent[]>>;

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
      const { catalog, lists, others, scopes, otherNames, sourceTitles, about } = load();
      if (kind === 'summary') return jsonModule(summarizeCatalog(catalog));
      if (kind === 'source-titles') return jsonModule(sourceTitles);
      if (kind === 'feed-types') return jsonModule(feedKinds(catalog));
      if (kind === 'team-scopes') return jsonModule(scopes);
      if (kind === 'coverage') return jsonModule(about);
      if (kind === 'search') return jsonModule(packIndex(catalog, scopes, otherNames));
      const key = rest.join('/');
      const other = others[kind];
      if (other)
        return key === '' ? loadersModule(kind, [...other.keys()]) : jsonModule(other.get(key) ?? []);
      if (kind === 'parts' && !key.includes('/')) return partsModule([...lists.parts.keys()], key);
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
  const built = process.env.SPORTS_CALENDAR_NOW ?? new Date().toISOString();
  const since = addDays(built.slice(0, 10), -GRACE_DAYS);
  return {
    catalog,
    lists: eventLists(catalog, since),
    others: otherLists(catalog, since),
    scopes: data.teamScopes,
    about: aboutData(catalog, data),
    otherNames: data.otherNames,
    sourceTitles: Object.fromEntries(Object.entries(data.sources).map(([key, { title }]) => [key, title])),
  };
}

function eventLists(catalog: Catalog, since: string): EventLists {
  const isLater = (event: SportsEvent) => (event.end ?? event.start) >= since;
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
        category.leagues.flatMap(outlineOf).filter(isLater).sort(compareAcrossLeagues),
      ]),
    ),
    parts: new Map(
      catalog.categories.flatMap(({ icon, leagues: own }) => {
        const events = own.flatMap((league) => league.seasons.flatMap((season) => season.events));
        return [...categoryParts(events.filter(isLater).sort(compareAcrossLeagues))].map(
          ([week, part]) => [`${icon}/${week}`, part] as const,
        );
      }),
    ),
  };
}

/** Lists of other things than events, packed. */
function otherLists(catalog: Catalog, since: string): Record<string, Map<string, unknown>> {
  const byIcon = <T>(listOf: (leagues: League[]) => T) =>
    new Map(catalog.categories.map(({ icon, leagues }) => [icon, listOf(leagues)]));
  return {
    teams: teamIndex(catalog),
    facts: byIcon((leagues) =>
      leagues.flatMap((league) =>
        // A league that is over keeps its last season.
        packFacts(league).filter(({ to }, index, all) => to >= since || index === all.length - 1),
      ),
    ),
    marks: new Map([...byIcon(packMarks), [EVERY_CATEGORY, packMarks(allLeagues(catalog))]]),
  };
}

/** A string that JSON.parse reads is faster for a browser than the same object as a literal. */
function jsonModule(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

/** The loaders of one category's parts, by Monday; or, without a category, the loaders of these. */
function partsModule(keys: string[], icon: string): string {
  const split = keys.map((key) => key.split('/'));
  if (icon === '') return loadersModule('parts', [...new Set(split.flatMap(([own]) => own ?? []))]);
  return loadersModule(
    `parts/${icon}`,
    split.flatMap(([own, week]) => (own === icon && week ? [week] : [])),
  );
}

function loadersModule(kind: string, keys: string[]): string {
  const loaders = keys.map(
    (key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`${PREFIX}${kind}/${key}`)})`,
  );
  return `export default {\n${loaders.join(',\n')}\n};`;
}
