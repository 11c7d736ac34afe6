/**
 * Every address of the site, relative to its root: pages, feeds, data files and embeds. Pages, feeds and tools all make
 * their links here, so an address can only change in one place.
 */
import type { SportsEvent } from './event.ts';

type EventKey = Pick<SportsEvent, 'id' | 'league' | 'season'>;

/** The part of an event's id that is unique within its season: its anchor on the page and its `?event=` parameter. */
export function eventAnchor(event: { id: string }): string {
  return event.id.slice(event.id.lastIndexOf('/') + 1);
}

/** An event's panel, on its league's page and in its season. */
export function eventPath(event: EventKey): string {
  return `${seasonPath(`/${event.league}`, event.season)}&event=${eventAnchor(event)}`;
}

export function seasonPath(leaguePath: string, season: string): string {
  return `${leaguePath}?season=${season}`;
}

export function teamPath(slug: string): string {
  return `/teams/${slug}`;
}

/** The slug in a team page's address; undefined for every other address. */
export function teamSlugInPath(pathname: string): string | undefined {
  return /^\/teams\/([^/]+)\/*$/.exec(pathname)?.[1];
}

/** `path` is that of a league, a category or a team page, or `/finals`. */
export function feedPath(path: string): string {
  return `/feeds${path}.ics`;
}

export function historyFeedPath(leaguePath: string): string {
  return feedPath(`${leaguePath}/history`);
}

export function typeFeedPath(leaguePath: string, type: string): string {
  return feedPath(`${leaguePath}/types/${type}`);
}

/** The JSON file of a league, or of one of its seasons. */
export function apiPath(leaguePath: string, season?: string): string {
  return `/api${leaguePath}${season === undefined ? '' : `/${season}`}.json`;
}

export function csvPath(leaguePath: string): string {
  return `/api${leaguePath}.csv`;
}

/** `path` is that of a league or a team page. */
export function embedPath(path: string): string {
  return `/embed${path}`;
}
