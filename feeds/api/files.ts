/** Every file of /api/v1. */
import type { ScheduleChange } from '../../catalog/changes/schedule-changes.ts';
import { eventUid } from '../../catalog/event/identity.ts';
import { lastUpdate } from '../../catalog/event/updated.ts';
import { apiV1Path, eventPath, eventsPath, feedPath, teamPath } from '../../catalog/event/urls.ts';
import type { DataFolder } from '../../catalog/read/read-data.ts';
import {
  allEvents,
  allLeagues,
  type Catalog,
  eventsOfSeasons,
  type League,
  type Season,
} from '../../catalog/season/league.ts';
import { summarizeCatalog } from '../../catalog/season/summary.ts';
import { lazy } from '../../catalog/util/memoize.ts';
import { csvText } from '../csv.ts';
import type { CalendarFeed } from '../league-feeds.ts';
import { jsonText } from '../published.ts';
import { teamIds } from '../team-ids.ts';
import { eventsOnDays, type SeasonEvent } from './days.ts';
import { type ApiEventContext, apiEvent } from './event.ts';
import { openApiFile, schemaFile } from './openapi.ts';
import { exampleParameters } from './reference.ts';
import type {
  ApiChanges,
  ApiDay,
  ApiEvent,
  ApiEvents,
  ApiFeeds,
  ApiLeagues,
  ApiSources,
  ApiTeams,
} from './schemas.ts';
import { venueCountries } from './venue-countries.ts';

export interface ApiFilesContext {
  siteUrl: string;
  feeds: readonly CalendarFeed[];
  sources: DataFolder['sources'];
  /** Newest first. */
  changes: readonly ScheduleChange[];
}

/** Excel reads a file without it in the code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF';

/** By path; each is written when its function is called. */
export function apiFiles(catalog: Catalog, context: ApiFilesContext): Map<string, () => string> {
  const { siteUrl, feeds, sources, changes } = context;
  const eventContext = lazy(() => apiEventContext(catalog));
  const files = new Map<string, () => string>();
  for (const league of allLeagues(catalog)) {
    for (const season of league.seasons) {
      const at = (format: 'json' | 'csv') => eventsPath(league.slug, season.label, format);
      const events = () => season.events.map((event) => apiEvent(event, season, eventContext()));
      files.set(at('json'), () => eventsFile(league, season, events()));
      files.set(at('csv'), () => eventsTable(events()));
    }
  }
  const days = eventsOnDays(catalog);
  for (const [day, events] of days) {
    files.set(apiV1Path(`/days/${day}.json`), () => dayFile(day, events, eventContext()));
  }
  files.set(apiV1Path('/leagues.json'), () => leaguesFile(catalog, [...days.keys()]));
  files.set(apiV1Path('/teams.json'), () => teamsFile(catalog));
  files.set(apiV1Path('/feeds.json'), () => feedsFile(catalog, feeds));
  files.set(apiV1Path('/changes.json'), () => changesFile(changes));
  files.set(apiV1Path('/sources.json'), () => sourcesFile(sources));
  files.set(apiV1Path('/schema.json'), () => schemaFile(siteUrl));
  files.set(apiV1Path('/openapi.json'), () => openApiFile(siteUrl, exampleParameters(catalog)));
  return files;
}

function apiEventContext(catalog: Catalog): ApiEventContext {
  return { teamIdOf: teamIds(catalog), countries: venueCountries(catalog) };
}

function eventsFile(league: League, season: Season, events: ApiEvent[]): string {
  return jsonText({
    league: league.slug,
    season: season.label,
    checked: season.checked ?? null,
    updated: lastUpdate(season.events),
    events,
  } satisfies ApiEvents);
}

/** The fields of the JSON as columns; several values in one, separated by "; ". */
function eventsTable(events: readonly ApiEvent[]): string {
  const [first] = events;
  const columns = Object.keys(first ?? {}) as (keyof ApiEvent)[];
  const rows = events.map((event) => columns.map((column) => cell(event[column])));
  return `${BYTE_ORDER_MARK}${csvText([columns, ...rows])}`;
}

function cell(value: ApiEvent[keyof ApiEvent]): string {
  return Array.isArray(value) ? value.join('; ') : String(value ?? '');
}

function dayFile(date: string, events: readonly SeasonEvent[], context: ApiEventContext): string {
  return jsonText({
    date,
    updated: lastUpdate(events.map(({ event }) => event)),
    events: events.map(({ event, season }) => apiEvent(event, season, context)),
  } satisfies ApiDay);
}

function leaguesFile(catalog: Catalog, days: readonly string[]): string {
  const leagues = allLeagues(catalog);
  const summaries = new Map(
    summarizeCatalog(catalog).flatMap((category) => category.leagues.map((league) => [league.slug, league])),
  );
  return jsonText({
    updated: lastUpdate(allEvents(catalog)),
    days: { from: days.at(0) ?? '', to: days.at(-1) ?? '' },
    leagues: leagues.map((league) => ({
      id: league.slug,
      name: league.name,
      category: league.category,
      monogram: league.monogram,
      colors: league.colors,
      country: league.country ?? null,
      region: league.region ?? null,
      path: league.path,
      calendar: feedPath(league.path),
      events: eventsOfSeasons(league.seasons).length,
      checked: summaries.get(league.slug)?.checked ?? null,
      updated: lastUpdate(eventsOfSeasons(league.seasons)),
      ended: league.ended ?? null,
      seasons: (summaries.get(league.slug)?.seasons ?? []).map(
        ({ label, eventCount, from, to, timeZone }) => ({
          season: label,
          events: eventCount,
          from,
          to,
          timeZone,
          checked: league.seasons.find((season) => season.label === label)?.checked ?? null,
          json: eventsPath(league.slug, label, 'json'),
          csv: eventsPath(league.slug, label, 'csv'),
        }),
      ),
    })),
  } satisfies ApiLeagues);
}

function teamsFile(catalog: Catalog): string {
  return jsonText({
    teams: [...catalog.teams.values()].map((team) => ({
      id: team.slug,
      name: team.name,
      shortName: team.shortName,
      abbreviation: team.abbreviation,
      city: team.city ?? null,
      country: team.country,
      national: team.national ?? false,
      colors: team.colors ?? [],
      leagues: team.leagues,
      path: teamPath(team.slug),
      calendar: feedPath(teamPath(team.slug)),
    })),
  } satisfies ApiTeams);
}

function feedsFile(catalog: Catalog, feeds: readonly CalendarFeed[]): string {
  const teams = new Map([...catalog.teams.keys()].map((slug) => [feedPath(teamPath(slug)), slug]));
  return jsonText({
    feeds: feeds.map(({ name, path, events, from, to }) => ({
      name,
      calendar: path,
      team: teams.get(path) ?? null,
      events: events.length,
      from: from ?? null,
      to: to ?? null,
    })),
  } satisfies ApiFeeds);
}

function changesFile(changes: readonly ScheduleChange[]): string {
  return jsonText({
    updated: lastUpdate(changes.map(({ event }) => event)),
    changes: changes.map(({ event, day, kind, before, after, beforeEnd, afterEnd, was }) => ({
      day,
      kind,
      event: eventUid(event),
      league: event.league,
      season: event.season,
      name: event.name,
      before,
      beforeEnd,
      beforeWas: was ?? null,
      after,
      afterEnd,
      path: eventPath(event),
    })),
  } satisfies ApiChanges);
}

function sourcesFile(sources: DataFolder['sources']): string {
  return jsonText({
    sources: Object.entries(sources).map(([id, { title, repository, date, checked, licence }]) => ({
      id,
      title,
      repository: repository || null,
      date: date || null,
      checked: checked ?? null,
      licence: licence || null,
    })),
  } satisfies ApiSources);
}
