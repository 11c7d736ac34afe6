/** Every page that the build writes; only those that match SPORTS_CALENDAR_PAGES, if that is set. */

import { CHANGES_PATH, EVENTS_PATH, occasionPath, teamPath } from '../../catalog/event/urls.ts';
import { allLeagues, type Catalog } from '../../catalog/season/league.ts';
import { occasionsOf } from '../../catalog/season/occasion.ts';

/** Matches no page, so it is made of the page for unknown addresses. */
export const UNKNOWN_PAGE = '/404';

/** Whether a page is to be written at all. */
export function isWanted(path: string): boolean {
  return new RegExp(process.env.SPORTS_CALENDAR_PAGES ?? '').test(path);
}

/** The same of calendars and data files, by SPORTS_CALENDAR_FILES. */
export function isWantedFile(path: string): boolean {
  return new RegExp(process.env.SPORTS_CALENDAR_FILES ?? '').test(path);
}

export function pagePaths(catalog: Catalog): string[] {
  const pages = [
    '/',
    '/calendar',
    '/my',
    '/search',
    '/teams',
    '/data',
    '/developers',
    '/accessibility',
    '/timeline',
    EVENTS_PATH,
    CHANGES_PATH,
    ...catalog.categories.map((category) => category.path),
    ...allLeagues(catalog).map((league) => league.path),
    ...occasionsOf(catalog).map(({ slug }) => occasionPath(slug)),
    ...[...catalog.teams.keys()].map(teamPath),
  ];
  return pages.filter(isWanted);
}
