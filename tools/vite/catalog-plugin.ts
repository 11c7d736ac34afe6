/**
 * Serves the catalogue to the site as modules, so that data reaches the browser by import() and never by fetch:
 *   virtual:catalog/summary               categories, leagues and seasons without events; on every page
 *   virtual:catalog/source-titles         what each source is called, for the panel of an event
 *   virtual:catalog/feed-types            what can be ticked of each league's calendar
 *   virtual:catalog/seasons               loaders by "league/season"
 *   virtual:catalog/near-days             one loader by the day of the build: the days around it, over all leagues, for home;
 *                                         in the browser's build, loaders of both are of the files that the page names
 *   virtual:catalog/weeks                 loaders by Monday, over all leagues
 *   virtual:catalog/categories            loaders by the category's sport, from half a year before the day of the data on: the outline
 *                                         of its seasons, and facts about them
 *   virtual:catalog/marks                 loaders by the category's sport, and for all of them: what a timeline of leagues shows
 *   virtual:catalog/teams                 loaders by the first character of a team's slug
 *   virtual:catalog/occasions             the tournaments of several tours and the Olympic Games that have a page, by name
 *   virtual:catalog/team-scopes           which teams are the same team, and how their addresses are made
 *   virtual:catalog/coverage              what the data covers, where it is from, and what is known to be missing
 *   virtual:catalog/api-reference         addresses and fields of the API
 *   virtual:catalog/search                names of everything and a row for each event, loaded by the first search; of the
 *                                         seasons that are over in virtual:catalog/earlier-results, loaders by their last
 *                                         year, for searches that ask for them
 * Each loader is a dynamic import of one list of events or teams or of one year of the search index, which the bundler
 * writes to a separate file.
 *
 * What is current is decided as of the newest data, not of the build: only the near lists are others on another day
 * (docs/decisions/021-offline.md).
 */
import type { Environment, Plugin } from 'vite';
import { aboutData } from '../../catalog/about-data.ts';
import { withoutCrowds } from '../../catalog/crowds.ts';
import { addDays } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { allLeagues, type Catalog } from '../../catalog/league.ts';
import { lazy } from '../../catalog/memoize.ts';
import { nearDays } from '../../catalog/near-days.ts';
import { occasionsOf, summarizeOccasion } from '../../catalog/occasion.ts';
import { outlineOf } from '../../catalog/outline.ts';
import { packEvents } from '../../catalog/packed-events.ts';
import { EVERY_CATEGORY, packMarks } from '../../catalog/packed-marks.ts';
import type { RaceCountries } from '../../catalog/race-country.ts';
import { type Rivalry, withRivalries } from '../../catalog/rivalry.ts';
import { packIndex, splitIndex } from '../../catalog/search/packed-index.ts';
import { type CategoryOverview, factsOfSeasons } from '../../catalog/season-facts.ts';
import { summarizeCatalog } from '../../catalog/summary.ts';
import { groupPaths, majorTeams, type TeamGroup } from '../../catalog/team-group.ts';
import { packTeam, teamIndex } from '../../catalog/team-index.ts';
import { type TeamLooks, teamLooks } from '../../catalog/team-look.ts';
import { compareAcrossLeagues, eventsByWeek } from '../../catalog/weeks.ts';
import { apiReference } from '../../feeds/api/reference.ts';
import { dayOfData, feedKinds } from '../../feeds/calendar-feeds.ts';
import { currentCatalog, forgetCatalog } from '../build/current-catalog.ts';
import { DATA_FOLDER } from '../folders.ts';

const PREFIX = 'virtual:catalog/';
const RESOLVED = `\0${PREFIX}`;

/** Category pages show what comes next. The grace is for clocks that are slow, and for tests that look back. */
const GRACE_DAYS = 200;

/** The sources of a season that ended so long before the newest data are not checked any more. */
const SEASON_IS_HISTORY_DAYS = 365;

/** All lists of events that the site can load, by kind and key. */
type ListKind = 'seasons' | 'near-days' | 'weeks';
type EventLists = Record<ListKind, Map<string, SportsEvent[]>>;

/** The lists that are others on every day. */
const NEAR = ['near-days'] as const;

export function catalogPlugin(): Plugin {
  let load = lazy(loadEverything);
  return {
    name: 'sports-calendar:catalog',
    buildStart() {
      if (!isBrowserBuild(this.environment)) return;
      const { lists } = load();
      for (const kind of NEAR)
        for (const key of lists[kind].keys())
          this.emitFile({ type: 'chunk', id: `${PREFIX}${kind}/${key}`, preserveSignature: 'strict' });
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const [kind = '', ...rest] = id.slice(RESOLVED.length).split('/');
      const {
        catalog,
        groups,
        looks,
        races,
        summary,
        lists,
        maps,
        overviews,
        others,
        scopes,
        search,
        sourceTitles,
        about,
      } = load();
      if (kind === 'summary') return jsonModule(summary);
      if (kind === 'source-titles') return jsonModule(sourceTitles);
      if (kind === 'feed-types') return jsonModule(feedKinds(catalog));
      if (kind === 'occasions') return jsonModule(occasionsOf(catalog).map(summarizeOccasion));
      if (kind === 'team-scopes') return jsonModule(scopes);
      if (kind === 'coverage') return jsonModule(about);
      if (kind === 'api-reference') return jsonModule(apiReference(catalog));
      if (kind === 'search') return jsonModule(search().index);
      const key = rest.join('/');
      if (key === '' && NEAR.some((near) => near === kind) && isBrowserBuild(this.environment))
        return `import { namedLists } from '/app/data/named-lists.ts';\nexport default namedLists('${kind}');`;
      const other = kind === 'earlier-results' ? search().earlier : others[kind];
      if (other)
        return key === '' ? loadersModule(kind, [...other.keys()]) : jsonModule(other.get(key) ?? []);
      if (kind === 'categories')
        return key === '' ? loadersModule(kind, [...overviews.keys()]) : jsonModule(overviews.get(key));
      const list = lists[kind as keyof EventLists];
      if (list && key !== '') {
        const [league = '', season = ''] = kind.endsWith('seasons') ? rest : [];
        const facts = {
          looks,
          races,
          groups: groupPaths(groups, league, season),
          majors: majorTeams(groups, league, season),
        };
        return jsonModule(packEvents(list.get(key) ?? [], facts));
      }
      return key === '' ? maps[kind] : undefined;
    },
    hotUpdate({ file }) {
      if (!file.startsWith(DATA_FOLDER)) return undefined;
      forgetCatalog();
      load = lazy(loadEverything);
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith(RESOLVED)) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function loadEverything() {
  const { catalog, data } = currentCatalog();
  const built = process.env.SPORTS_CALENDAR_NOW ?? new Date().toISOString();
  const day = dayOfData(catalog);
  const since = addDays(day, -GRACE_DAYS);
  const summary = summarizeCatalog(catalog, addDays(day, -SEASON_IS_HISTORY_DAYS));
  const lists = eventLists(catalog, data.rivalries, built.slice(0, 10));
  const looks = teamLooks(catalog.teams.values());
  return {
    catalog,
    groups: data.groups,
    looks,
    races: data.raceCountries,
    summary,
    lists,
    maps: loaderMaps(lists),
    overviews: categoryOverviews(catalog, looks, data.raceCountries, since),
    others: otherLists(catalog, data.groups),
    // Takes most of a second, and the development server may never need it.
    search: lazy(() => splitIndex(packIndex(catalog, data), day)),
    scopes: data.teamScopes,
    about: aboutData(catalog, data),
    // Of events: those of team colours and the like are named on the page about the data only.
    sourceTitles: Object.fromEntries(
      Object.entries(data.sources).flatMap(([key, { title, leagues }]) =>
        leagues.length > 0 ? [[key, title]] : [],
      ),
    ),
  };
}

function eventLists(catalog: Catalog, rivalries: readonly Rivalry[], builtOn: string): EventLists {
  const leagues = allLeagues(catalog);
  const everything = withRivalries(
    leagues.flatMap((league) => league.seasons.flatMap((season) => season.events)),
    rivalries,
  ).sort(compareAcrossLeagues);
  return {
    seasons: new Map(
      leagues.flatMap((league) =>
        league.seasons.map(
          ({ label, events }) => [`${league.slug}/${label}`, withRivalries(events, rivalries)] as const,
        ),
      ),
    ),
    'near-days': new Map([[builtOn, nearDays(everything, builtOn)]]),
    weeks: new Map(
      [...eventsByWeek(everything)].sort().map(([week, events]) => [week, withoutCrowds(events)] as const),
    ),
  };
}

const isBrowserBuild = ({ config, mode }: Environment) => mode === 'build' && config.consumer === 'client';

/** The modules that name the files of lists of events. */
const loaderMaps = (lists: EventLists): Record<string, string> =>
  Object.fromEntries(
    Object.entries(lists).map(([kind, list]) => [kind, loadersModule(kind, [...list.keys()])]),
  );

const isLater = (since: string) => (event: SportsEvent) => (event.end ?? event.start) >= since;

/** What a category page shows besides the coming days, by its sport. */
function categoryOverviews(
  catalog: Catalog,
  looks: TeamLooks,
  races: RaceCountries,
  since: string,
): Map<string, CategoryOverview> {
  return new Map(
    catalog.categories.map(({ sportId, leagues }) => [
      sportId,
      {
        outline: packEvents(leagues.flatMap(outlineOf).filter(isLater(since)).sort(compareAcrossLeagues), {
          looks,
          races,
        }),
        facts: leagues.flatMap((league) =>
          // A league that is over keeps its last season.
          factsOfSeasons(league).filter(({ to }, index, all) => to >= since || index === all.length - 1),
        ),
      },
    ]),
  );
}

/** Lists of other things than events, packed. */
function otherLists(catalog: Catalog, groups: readonly TeamGroup[]): Record<string, Map<string, unknown>> {
  const marks = catalog.categories.map(({ sportId, leagues }) => [sportId, packMarks(leagues)] as const);
  return {
    teams: new Map([...teamIndex(catalog, groups)].map(([key, teams]) => [key, teams.map(packTeam)])),
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

function loaders(kind: string, keys: string[]): string {
  const entries = keys.map(
    (key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`${PREFIX}${kind}/${key}`)})`,
  );
  return `{\n${entries.join(',\n')}\n}`;
}

function loadersModule(kind: string, keys: string[]): string {
  return `export default ${loaders(kind, keys)};`;
}
