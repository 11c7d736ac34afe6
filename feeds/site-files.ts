/** Every file of the site that is neither a page nor one of its parts: calendars, data, what search engines read. */
import type { SportsEvent } from '../catalog/event.ts';
import { allLeagues, type Catalog } from '../catalog/league.ts';
import { schemaFile } from './api-schema.ts';
import { type CalendarContext, calendarOf } from './calendar.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { csvFile } from './csv.ts';
import { allFile, indexFile, leagueFile } from './json.ts';
import { robotsFile, sitemapFile } from './sitemap.ts';

export interface SiteFilesContext {
  /** Without a slash at the end: `https://example.org`. */
  siteUrl: string;
  /** The pages for search engines. */
  pagePaths: readonly string[];
  /** The address of an event's page below the site's. */
  eventPath: (event: SportsEvent) => string;
  sourceTitles: Record<string, string>;
}

/** By path, each made when it is asked for. */
export function siteFiles(catalog: Catalog, context: SiteFilesContext): Map<string, () => string> {
  const { siteUrl, pagePaths } = context;
  const files = new Map<string, () => string>();
  const add = (path: string, write: () => string) => {
    if (files.has(path)) throw new Error(`There are two files for ${path}`);
    files.set(path, write);
  };
  for (const league of allLeagues(catalog)) {
    add(`/api${league.path}.json`, () => leagueFile(league));
    add(`/api${league.path}.csv`, () => csvFile(league));
    for (const season of league.seasons) {
      add(`/api${league.path}/${season.label}.json`, () => leagueFile(league, [season]));
    }
  }
  add('/api/index.json', () => indexFile(catalog));
  add('/api/all.json', () => allFile(catalog));
  add('/api/schema.json', () => schemaFile(siteUrl));
  const calendar = calendarContext(catalog, context);
  for (const { path, name, events } of calendarFeeds(catalog)) {
    add(path, () => calendarOf(events, { name }, calendar));
  }
  add('/sitemap.xml', () => sitemapFile(catalog, pagePaths, siteUrl));
  add('/robots.txt', () => robotsFile(siteUrl));
  return files;
}

function calendarContext(catalog: Catalog, context: SiteFilesContext): CalendarContext {
  const leagues = new Map(allLeagues(catalog).map((league) => [league.slug, league]));
  return {
    leagueOf: (slug) => leagues.get(slug) ?? { name: slug, sportId: '' },
    pageOf: (event) => `${context.siteUrl}${context.eventPath(event)}`,
    sourceTitleOf: (source) => context.sourceTitles[source],
    texts: new Map(),
  };
}
