/**
 * Serves the catalogue to the site as modules, so that data reaches the browser by import() and never by fetch:
 *   virtual:catalog/summary               categories, leagues and seasons without events; on every page
 *   virtual:catalog/source-titles         what each source is called, for the panel of an event
 *   virtual:catalog/feed-types            what can be ticked of each league's calendar
 *   virtual:catalog/seasons               loaders by "league/season"
 *   virtual:catalog/weeks                 loaders by Monday, over all leagues
 *   virtual:catalog/categories            loaders by category icon, from half a year before the build on: the outline of
 *                                         its seasons, what is counted over them, and loaders by Monday of its weeks
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
import { allLeagues, type Catalog } from '../catalog/league.ts';
import { loadCatalog } from '../catalog/load-catalog.ts';
import { outlineOf } from '../catalog/outline.ts';
import { packEvents } from '../catalog/packed-events.ts';
import { EVERY_CATEGORY, packMarks } from '../catalog/packed-marks.ts';
import { packIndex } from '../catalog/search/packed-index.ts';
import { type CategoryOverview, packFacts } from '../catalog/season-facts.ts';
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
type EventLists = Record<'seasons' | 'weeks' | 'parts', Map<string, SportsEvent[]>>;

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
      const { catalog, lists, overviews, others, scopes, otherNames, sourceTitles, about } = load();
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
      if (kind === 'categories') {
        return key === ''
          ? loadersModule(kind, [...overviews.keys()])
          : overviewModule(overviews.get(key), key, [...lists.parts.keys()]);
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
  const built = process.env.SPORTS_CALENDAR_NOW ?? new Date().toISOString();
  const since = addDays(built.slice(0, 10), -GRACE_DAYS);
  return {
    catalog,
    lists: eventLists(catalog, since),
    overviews: categoryOverviews(catalog, since),
    others: otherLists(catalog),
    scopes: data.teamScopes,
    about: aboutData(catalog, data),
    otherNames: data.otherNames,
    sourceTitles: Object.fromEntries(Object.entries(data.sources).map(([key, { title }]) => [key, title])),
  };
}

function eventLists(catalog: Catalog, since: string): EventLists {
  const leagues = allLeagues(catalog);
  const everything = leagues.flatMap((league) => league.seasons.flatMap((season) => season.events));
  return {
    seasons: new Map(
      leagues.flatMap((league) =>
        league.seasons.map((season) => [`${league.slug}/${season.label}`, season.events] as const),
      ),
    ),
    weeks: new Map([...eventsByWeek(everything.sort(compareAcrossLeagues))].sort()),
    parts: new Map(
      catalog.categories.flatMap(({ icon, leagues: own }) => {
        const events = own.flatMap((league) => league.seasons.flatMap((season) => season.events));
        return [...categoryParts(events.filter(isLater(since)).sort(compareAcrossLeagues))].map(
          ([week, part]) => [`${icon}/${week}`, part] as const,
        );
      }),
    ),
  };
}

const isLater = (since: string) => (event: SportsEvent) => (event.end ?? event.start) >= since;

/** What the page of a category shows beside its weeks, by its icon. */
function categoryOverviews(catalog: Catalog, since: string): Map<string, CategoryOverview> {
  return new Map(
    catalog.categories.map(({ icon, leagues }) => [
      icon,
      {
        outline: packEvents(leagues.flatMap(outlineOf).filter(isLater(since)).sort(compareAcrossLeagues)),
        facts: leagues.flatMap((league) =>
          // A league that is over keeps its last season.
          packFacts(league).filter(({ to }, index, all) => to >= since || index === all.length - 1),
        ),
      },
    ]),
  );
}

/** Lists of other things than events, packed. */
function otherLists(catalog: Catalog): Record<string, Map<string, unknown>> {
  const marks = catalog.categories.map(({ icon, leagues }) => [icon, packMarks(leagues)] as const);
  return {
    teams: teamIndex(catalog),
    marks: new Map([...marks, [EVERY_CATEGORY, packMarks(allLeagues(catalog))]]),
  };
}

/** A string that JSON.parse reads is faster for a browser than the same object as a literal. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

function jsonModule(value: unknown): string {
  return `export default ${parsed(value)};`;
}

/** One category: its overview, and the loaders of its parts by Monday. */
function overviewModule(overview: CategoryOverview | undefined, icon: string, parts: string[]): string {
  const weeks = parts.flatMap((key) => (key.startsWith(`${icon}/`) ? [key.slice(icon.length + 1)] : []));
  return `const overview = ${parsed(overview)};\nexport default { ...overview, weeks: ${loaders(`parts/${icon}`, weeks)} };`;
}

function loaders(kind: string, keys: string[]): string {
  const entries = keys.map(
    (key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`${PREFIX}${kind}/${key}`)})`,
  );
  return `{\n${entries.join(',\n')}\n}`;
}

function loadersModule(kind: string, keys: string[]): string {
  return `export default ${loaders(kind, keys)};`;
}
