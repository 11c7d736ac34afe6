/** The data as JSON files: single leagues and all of them, as docs/specification.md describes, and an index of files. */
import { lastUpdate } from '../catalog/event/updated.ts';
import {
  API_ALL_PATH,
  API_SCHEMA_PATH,
  apiPath,
  csvPath,
  FINALS_FEED_PATH,
  feedPath,
  historyFeedPath,
  periodsFeedPath,
  typeFeedPath,
} from '../catalog/event/urls.ts';
import {
  allEvents,
  type Catalog,
  eventsOfSeasons,
  type League,
  type Season,
} from '../catalog/season/league.ts';
import { summarizeCatalog } from '../catalog/season/summary.ts';
import type { ApiIndex } from './api-schema.ts';
import { carriedEvents } from './calendar-feeds.ts';
import { feedTypesOf } from './feed-types.ts';
import { type CalendarFeed, seasonFeeds } from './league-feeds.ts';
import { jsonText, type PublishedLeague, publishLeague } from './published.ts';
import type { Steps } from './steps.ts';

/** A league with all its seasons, or with one of them. */
export function* leagueFile(league: League, seasons: readonly Season[] = league.seasons): Steps<string> {
  return jsonText(yield* publishInSteps(league, seasons));
}

/** The complete data set: categories by name, leagues in them by display name. */
export function* allFile(catalog: Catalog): Steps<string> {
  const categories: string[] = [];
  for (const category of catalog.categories) {
    const leagues: string[] = [];
    for (const league of category.leagues) {
      const published = yield* publishInSteps(league, league.seasons);
      leagues.push(`${JSON.stringify(league.name)}:${JSON.stringify(published)}`);
      yield;
    }
    categories.push(`${JSON.stringify(category.name)}:{${leagues.join()}}`);
  }
  return `{${categories.join()}}\n`;
}

/** Season by season. */
function* publishInSteps(league: League, seasons: readonly Season[]): Steps<PublishedLeague> {
  const published = publishLeague(league, []);
  for (const season of seasons) {
    const { events } = publishLeague(league, [season]);
    for (const [category, members] of Object.entries(events))
      published.events[category] = [...(published.events[category] ?? []), ...members];
    yield;
  }
  return published;
}

/** The index: which other files there are, and how much is in them. */
export function indexFile(catalog: Catalog, feeds: readonly CalendarFeed[]): string {
  const carried = carriedEvents(catalog);
  const calendars = new Set(feeds.map(({ path }) => path));
  const events = allEvents(catalog);
  const summaries = new Map(
    summarizeCatalog(catalog).flatMap((category) =>
      category.leagues.map(({ slug, seasons }) => [slug, seasons] as const),
    ),
  );
  const index: ApiIndex = {
    updated: lastUpdate(events),
    events: events.length,
    teams: catalog.teams.size,
    all: API_ALL_PATH,
    schema: API_SCHEMA_PATH,
    finals: FINALS_FEED_PATH,
    categories: catalog.categories.map(({ name, path, leagues }) => ({
      name,
      path,
      calendar: feedPath(path),
      ...(calendars.has(periodsFeedPath(path)) ? { periods: periodsFeedPath(path) } : {}),
      leagues: leagues.map((league) => ({
        name: league.name,
        path: league.path,
        updated: lastUpdate(eventsOfSeasons(league.seasons)),
        events: eventsOfSeasons(league.seasons).length,
        json: apiPath(league.path),
        csv: csvPath(league.path),
        calendar: feedPath(league.path),
        history: historyFeedPath(league.path),
        types: feedTypesOf(carried.get(league.slug)?.events ?? [], league.sport).map((type) => ({
          name: type.name,
          calendar: typeFeedPath(league.path, type.slug),
        })),
        seasons: (summaries.get(league.slug) ?? []).map(({ label, eventCount: count, from, to }) => ({
          label,
          events: count,
          from,
          to,
          json: apiPath(league.path, label),
          calendars: seasonCalendars(league, label),
        })),
      })),
    })),
  };
  return jsonText(index);
}

function seasonCalendars(league: League, label: string): string[] {
  const seasons = league.seasons.filter((season) => season.label === label);
  return seasons.flatMap((season) => seasonFeeds(league, season)).map(({ path }) => path);
}
