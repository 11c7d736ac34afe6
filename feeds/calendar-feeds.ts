/** Every calendar that the site publishes: its address, its name and the events in it. */

import { lastUpdate } from '../catalog/event/updated.ts';
import { feedPath, occasionPath, periodsFeedPath, teamPath } from '../catalog/event/urls.ts';
import { compareAcrossLeagues } from '../catalog/event/weeks.ts';
import { teamIndex } from '../catalog/packed/team-index.ts';
import { gamesByTeam, gamesOfSeason } from '../catalog/season/games-by-team.ts';
import {
  allEvents,
  allLeagues,
  type Catalog,
  type Category,
  eventsOfSeasons,
} from '../catalog/season/league.ts';
import { occasionsOf } from '../catalog/season/occasion.ts';
import { summarizeCatalog, summarizeLeague } from '../catalog/season/summary.ts';
import { teamYears } from '../catalog/season/team-seasons.ts';
import { memoize } from '../catalog/util/memoize.ts';
import { type Bundle, bundlesOf } from './bundles.ts';
import { categoryEvents } from './category-events.ts';
import { type FeedEvents, hasTooManyGames, limitFeed, mainEvents } from './feed-limit.ts';
import { feedSeasons } from './feed-seasons.ts';
import { type FeedKind, feedKindsOf } from './feed-types.ts';
import { type CalendarFeed, leagueFeeds } from './league-feeds.ts';
import { atOnce, type Steps } from './steps.ts';

export function* calendarFeeds(catalog: Catalog): Steps<CalendarFeed[]> {
  const leagues = yield* feedsOfLeagues(catalog);
  const teams = yield* teamFeeds(catalog);
  return [...leagues, ...teams];
}

function* feedsOfLeagues(catalog: Catalog): Steps<CalendarFeed[]> {
  const leagues = allLeagues(catalog);
  for (const league of leagues) {
    // It is remembered.
    summarizeLeague(league);
    yield;
  }
  const today = dayOfData(catalog);
  const carried = carriedEvents(catalog);
  const names = new Map(leagues.map(({ slug, name }) => [slug, name]));
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  const feeds: CalendarFeed[] = [];
  for (const league of leagues) {
    feeds.push(...leagueFeeds(league, eventsOf(carried, league.slug), today));
    yield;
  }
  for (const category of catalog.categories) {
    feeds.push(...categoryFeeds(category, carried, nameOf, today));
    yield;
  }
  return [...feeds, ...tournamentFeeds(catalog, nameOf, today), ...publishedBundles(catalog, carried)];
}

function publishedBundles(catalog: Catalog, carried: CarriedEvents): Bundle[] {
  return bundlesOf(catalog, ({ slug }) => eventsOf(carried, slug).events, dayOfData(catalog));
}

function categoryFeeds(
  { name, path, sport, leagues }: Category,
  carried: CarriedEvents,
  nameOf: (league: string) => string,
  today: string,
): CalendarFeed[] {
  const lists = leagues.map(({ slug }) => mainEvents(eventsOf(carried, slug)));
  const { events, periods } = categoryEvents(lists, sport, nameOf);
  const main = { path: feedPath(path), name, ...limitFeed(events, today) };
  if (periods.length === 0) return [main];
  return [
    main,
    { path: periodsFeedPath(path), name: `${name}: seasons and breaks`, ...limitFeed(periods, today) },
  ];
}

/** Every edition of what several tours list, each once. Games are in the calendar of their league. */
function tournamentFeeds(
  catalog: Catalog,
  nameOf: (league: string) => string,
  today: string,
): CalendarFeed[] {
  return occasionsOf(catalog).flatMap(({ slug, name, sport, tours, events }) => {
    if (!tours) return [];
    const lists = allLeagues(catalog).map((league) => events.filter((event) => event.league === league.slug));
    const editions = categoryEvents(lists, sport, nameOf).events;
    return [{ path: feedPath(occasionPath(slug)), name, ...limitFeed(editions, today) }];
  });
}

/** By league. */
type CarriedEvents = ReadonlyMap<string, FeedEvents>;

const eventsOf = (carried: CarriedEvents, slug: string) =>
  carried.get(slug) ?? { events: [], gamesSeparate: false };

export const carriedEvents = memoize((catalog: Catalog): CarriedEvents => {
  const today = dayOfData(catalog);
  const summaries = new Map(
    summarizeCatalog(catalog).flatMap((category) =>
      category.leagues.map(({ slug, seasons }) => [slug, seasons] as const),
    ),
  );
  return new Map(
    allLeagues(catalog).map(({ slug, seasons }) => {
      const count = feedSeasons(summaries.get(slug) ?? [], today).length;
      const events = eventsOfSeasons(seasons.slice(seasons.length - count));
      return [slug, { events, gamesSeparate: hasTooManyGames(seasons) }];
    }),
  );
}, new WeakMap());

/** What the browser needs to write the same calendars for a visitor's choice, and to say what they hold. */
export interface FeedKinds {
  /** The day by which the seasons of a calendar are chosen. */
  day: string;
  /** By league. */
  kinds: Record<string, FeedKind[]>;
  /** By the path of a calendar; those of teams are left out. */
  contents: Record<string, FeedContents>;
  bundles: FeedBundle[];
}

type FeedBundle = Pick<Bundle, 'path' | 'name' | 'league'>;

export interface FeedContents extends Omit<CalendarFeed, 'path' | 'name' | 'events'> {
  events: number;
}

export function feedKinds(catalog: Catalog): FeedKinds {
  const carried = carriedEvents(catalog);
  return {
    day: dayOfData(catalog),
    kinds: Object.fromEntries(
      allLeagues(catalog).map(({ slug, sport }) => [slug, feedKindsOf(eventsOf(carried, slug), sport)]),
    ),
    contents: Object.fromEntries(
      atOnce(feedsOfLeagues(catalog)).map(({ path, name, events, ...limits }) => [
        path,
        { events: events.length, ...limits },
      ]),
    ),
    bundles: publishedBundles(catalog, carried).map(({ path, name, league }) => ({
      path,
      name,
      ...(league === undefined ? {} : { league }),
    })),
  };
}

/** All competitions of a team in one calendar: the last year of its seasons, the current one, and what comes. */
function* teamFeeds(catalog: Catalog): Steps<CalendarFeed[]> {
  const today = dayOfData(catalog);
  const spans = new Map(
    summarizeCatalog(catalog).flatMap((category) =>
      category.leagues.flatMap(({ slug, seasons }) =>
        seasons.map((season) => [`${slug}/${season.label}`, season] as const),
      ),
    ),
  );
  for (const league of allLeagues(catalog)) {
    for (const season of league.seasons) gamesOfSeason(season);
    yield;
  }
  const gamesOf = gamesByTeam(catalog);
  const feeds: CalendarFeed[] = [];
  for (const teams of teamIndex(catalog).values()) {
    for (const team of teams) {
      const kind = catalog.teams.get(team.slug)?.kind;
      const years = teamYears(team.seasons, ({ league, season }) => spans.get(`${league}/${season}`));
      feeds.push({
        path: feedPath(teamPath(team.slug)),
        // Apps show nothing else of a calendar: Wisconsin has a team in football and two in basketball.
        name: kind === undefined ? team.name : `${team.name} (${kind})`,
        events: feedSeasons(years, today)
          .flatMap((year) => year.seasons.flatMap((season) => gamesOf(team.name, season)))
          .sort(compareAcrossLeagues),
      });
    }
    yield;
  }
  return feeds;
}

/** Not the day of the build, so that the same data always gives the same files. */
export const dayOfData = memoize(
  (catalog: Catalog) => lastUpdate(allEvents(catalog)).slice(0, 10),
  new WeakMap(),
);
