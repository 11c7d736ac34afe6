/** Every file of the site that is not a page or loaded by one: calendars, data, and what search engines read. */

import { recentChanges, scheduleChanges } from '../catalog/changes/schedule-changes.ts';
import {
  API_ALL_PATH,
  API_INDEX_PATH,
  API_SCHEMA_PATH,
  apiPath,
  csvPath,
  eventPath,
} from '../catalog/event/urls.ts';
import type { DataFolder } from '../catalog/read/read-data.ts';
import { allEvents, allLeagues, type Catalog } from '../catalog/season/league.ts';
import { apiFiles } from './api/files.ts';
import { schemaFile } from './api-schema.ts';
import { type CalendarContext, calendarOf } from './calendar.ts';
import { calendarFeeds, dayOfData } from './calendar-feeds.ts';
import { atomFile, changeFeeds } from './change-feeds.ts';
import { csvFile } from './csv.ts';
import { allFile, indexFile, leagueFile } from './json.ts';
import { robotsFile, sitemapFile } from './sitemap.ts';
import type { Steps } from './steps.ts';

export interface SiteFilesContext {
  /** Without a slash at the end: `https://example.org`. */
  siteUrl: string;
  /** The pages for search engines. */
  pagePaths: readonly string[];
  sources: DataFolder['sources'];
  /** Records of changes. */
  changes: DataFolder['changes'];
}

/** Writes a file; a long one in steps. */
export type WriteFile = () => string | Steps<string>;

/** By path; each is written when its function is called. */
export function* siteFiles(catalog: Catalog, context: SiteFilesContext): Steps<Map<string, WriteFile>> {
  const { siteUrl, pagePaths } = context;
  const feeds = yield* calendarFeeds(catalog);
  const files = new Map<string, WriteFile>();
  const add = (path: string, write: WriteFile) => {
    if (files.has(path)) throw new Error(`There are two files for ${path}`);
    files.set(path, write);
  };
  for (const league of allLeagues(catalog)) {
    add(apiPath(league.path), () => leagueFile(league));
    add(csvPath(league.path), () => csvFile(league));
    for (const season of league.seasons) {
      add(apiPath(league.path, season.label), () => leagueFile(league, [season]));
    }
  }
  add(API_INDEX_PATH, () => indexFile(catalog, feeds));
  add(API_ALL_PATH, () => allFile(catalog));
  add(API_SCHEMA_PATH, () => schemaFile(siteUrl));
  const calendar = calendarContext(catalog, context);
  for (const { path, name, events } of feeds) {
    add(path, () => calendarOf(events, { name }, calendar));
  }
  yield;
  const changes = scheduleChanges(allEvents(catalog), context.changes);
  const recent = recentChanges(changes, dayOfData(catalog));
  for (const [path, write] of apiFiles(catalog, { ...context, feeds, changes: recent })) add(path, write);
  const names = new Map(allLeagues(catalog).map(({ slug, name }) => [slug, name]));
  for (const feed of changeFeeds(catalog, changes)) add(feed.path, () => atomFile(feed, names, siteUrl));
  add('/sitemap.xml', () => sitemapFile(catalog, pagePaths, siteUrl));
  add('/robots.txt', () => robotsFile(siteUrl));
  return files;
}

function calendarContext(catalog: Catalog, context: SiteFilesContext): CalendarContext {
  const leagues = new Map(allLeagues(catalog).map((league) => [league.slug, league]));
  return {
    leagueOf: (slug) => leagues.get(slug) ?? { name: slug, sport: '' },
    pageOf: (event) => `${context.siteUrl}${eventPath(event)}`,
    sourceTitleOf: (source) => context.sources[source]?.title,
    texts: new Map(),
  };
}
