/** Every calendar that the site publishes: its address, its name and the events in it. */

import type { SportsEvent } from '../catalog/event.ts';
import { gamesByTeam } from '../catalog/games-by-team.ts';
import { isFinal } from '../catalog/importance.ts';
import { allLeagues, type Catalog, type League, type Season } from '../catalog/league.ts';
import { summarizeCatalog } from '../catalog/summary.ts';
import { teamIndex } from '../catalog/team-index.ts';
import { teamYears } from '../catalog/team-seasons.ts';
import { lastUpdate } from '../catalog/updated.ts';
import { FINALS_FEED_PATH, feedPath, historyFeedPath, teamPath, typeFeedPath } from '../catalog/urls.ts';
import { compareAcrossLeagues } from '../catalog/weeks.ts';
import { feedSeasons } from './feed-seasons.ts';
import { type FeedKind, feedKindsOf, feedTypesOf } from './feed-types.ts';

export interface CalendarFeed {
  /** Below the site's address. */
  path: string;
  name: string;
  /** In chronological order. */
  events: SportsEvent[];
}

export function calendarFeeds(catalog: Catalog): CalendarFeed[] {
  const carried = carriedEvents(catalog);
  const eventsOf = ({ slug }: League) => carried.get(slug) ?? { all: [], feed: [] };
  const leagues = allLeagues(catalog);
  return [
    ...leagues.flatMap((league) => leagueFeeds(league, eventsOf(league))),
    ...catalog.categories.map((category) => ({
      path: feedPath(category.path),
      name: category.name,
      events: category.leagues.flatMap((league) => eventsOf(league).feed).sort(compareAcrossLeagues),
    })),
    {
      path: FINALS_FEED_PATH,
      name: 'Finals and championships',
      events: leagues
        .flatMap((league) => eventsOf(league).feed)
        .filter(isFinal)
        .sort(compareAcrossLeagues),
    },
    ...teamFeeds(catalog),
  ];
}

function leagueFeeds(league: League, { all, feed }: CarriedEvents): CalendarFeed[] {
  return [
    { path: feedPath(league.path), name: league.name, events: feed },
    { path: historyFeedPath(league.path), name: `${league.name}, all seasons`, events: all },
    ...feedTypesOf(feed, league.sportId).map((type) => ({
      path: typeFeedPath(league.path, type.slug),
      name: `${league.name}: ${type.name}`,
      events: type.events,
    })),
  ];
}

interface CarriedEvents {
  /** Every season: the league's history. */
  all: SportsEvent[];
  /** The last, the current and the coming seasons. */
  feed: SportsEvent[];
}

/** By league: the events of its calendars. */
export function carriedEvents(catalog: Catalog): Map<string, CarriedEvents> {
  const today = dayOfData(catalog);
  const summaries = new Map(
    summarizeCatalog(catalog).flatMap((category) =>
      category.leagues.map(({ slug, seasons }) => [slug, seasons] as const),
    ),
  );
  return new Map(
    allLeagues(catalog).map(({ slug, seasons }) => {
      const summary = summaries.get(slug) ?? [];
      const newest = (count: number) => eventsIn(seasons.slice(seasons.length - count));
      const feed = newest(feedSeasons(summary, today).length);
      return [slug, { all: eventsIn(seasons), feed }];
    }),
  );
}

function eventsIn(seasons: readonly Season[]): SportsEvent[] {
  return seasons.flatMap((season) => season.events);
}

/** What the browser needs to write the same calendars for a visitor's choice. */
export interface FeedKinds {
  /** The day by which the seasons of a calendar are chosen. */
  day: string;
  /** By league. */
  kinds: Record<string, FeedKind[]>;
}

export function feedKinds(catalog: Catalog): FeedKinds {
  const carried = carriedEvents(catalog);
  const kindsOf = ({ slug, sportId }: League) => feedKindsOf(carried.get(slug)?.feed ?? [], sportId);
  return {
    day: dayOfData(catalog),
    kinds: Object.fromEntries(allLeagues(catalog).map((league) => [league.slug, kindsOf(league)])),
  };
}

/** All competitions of a team in one calendar: the last year of its seasons, the current one, and what comes. */
function teamFeeds(catalog: Catalog): CalendarFeed[] {
  const today = dayOfData(catalog);
  const spans = new Map(
    summarizeCatalog(catalog).flatMap((category) =>
      category.leagues.flatMap(({ slug, seasons }) =>
        seasons.map((season) => [`${slug}/${season.label}`, season] as const),
      ),
    ),
  );
  const gamesOf = gamesByTeam(catalog);
  return [...teamIndex(catalog).values()].flat().map((team) => {
    const years = teamYears(team.seasons, ({ league, season }) => spans.get(`${league}/${season}`));
    return {
      path: feedPath(teamPath(team.slug)),
      name: team.name,
      events: feedSeasons(years, today)
        .flatMap((year) => year.seasons.flatMap((season) => gamesOf(team.name, season)))
        .sort(compareAcrossLeagues),
    };
  });
}

/** Not the day of the build, so that the same data always gives the same files. */
export function dayOfData(catalog: Catalog): string {
  return lastUpdate(allLeagues(catalog).flatMap((league) => eventsIn(league.seasons))).slice(0, 10);
}
