/**
 * Every address of the site, relative to its root: pages, feeds, data files and embeds. Pages, feeds and tools all make
 * their links here, so an address can only change in one place.
 */

import { slugOf } from '../util/slug.ts';
import type { SportsEvent } from './event.ts';

type EventKey = Pick<SportsEvent, 'id' | 'league' | 'season'>;

/** The part of an event's id that is unique within its season: its anchor on the page and its `?event=` parameter. */
export function eventAnchor(event: { id: string }): string {
  return event.id.slice(event.id.lastIndexOf('/') + 1);
}

/** The place of a group on its season's page, by its words. Events have no underscore, so it is never that of an event. */
export function groupAnchor(labels: readonly string[]): string {
  return `group_${labels.map(slugOf).join('-')}`;
}

export function leaguePath(slug: string): string {
  return `/${slug}`;
}

/** `path` is that of a league or a team page. */
export function seasonPath(path: string, season: string): string {
  return `${path}?season=${season}`;
}

/** An event's panel, on its league's page and in its season. */
export function eventPath(event: EventKey): string {
  return `${seasonPath(leaguePath(event.league), event.season)}&event=${eventAnchor(event)}`;
}

export function teamPath(slug: string): string {
  return `/teams/${slug}`;
}

/** The slug in a team page's address; undefined for every other address. */
export function teamSlugInPath(pathname: string): string | undefined {
  return /^\/teams\/([^/]+)\/*$/.exec(pathname)?.[1];
}

/** Of all tournaments and Games. */
export const EVENTS_PATH = '/events';

/** A tournament of several tours, or one edition of the Olympic Games. */
export function occasionPath(slug: string): string {
  return `${EVENTS_PATH}/${slug}`;
}

/** Games are named after their year, tournaments never: theirs is the page of all their editions. */
export function isGamesSlug(slug: string): boolean {
  return /-\d{4}$/.test(slug);
}

/** The slug in an occasion's address; undefined for every other address. */
export function occasionSlugInPath(pathname: string): string | undefined {
  return /^\/events\/([^/]+)\/*$/.exec(pathname)?.[1];
}

/** `path` is that of a league, a category or a team page. */
export function feedPath(path: string): string {
  return `/feeds${path}.ics`;
}

/** A calendar that is ready-made from parts of leagues. */
export function bundleFeedPath(slug: string): string {
  return feedPath(`/${slug}`);
}

export const FINALS_FEED_PATH = bundleFeedPath('finals');

/** Every season of a league, or as much of it as fits. */
export function historyFeedPath(path: string): string {
  return feedPath(`${path}/history`);
}

/** One season of a league whose history does not fit into one file; a long season has further parts. */
export function seasonFeedPath(path: string, season: string, part: number): string {
  return feedPath(`${path}/history/${season}${part === 1 ? '' : `/${part}`}`);
}

/** Seasons, breaks and transfer windows of a category. */
export function periodsFeedPath(path: string): string {
  return feedPath(`${path}/periods`);
}

/** One type of a league's events. */
export function typeFeedPath(path: string, type: string): string {
  return feedPath(`${path}/types/${type}`);
}

/** What moved. */
export const CHANGES_PATH = '/changes';

/** What changed, as Atom: of a league or a team, or of everything. */
export function atomPath(path = ''): string {
  return `/feeds${path}${CHANGES_PATH}.atom`;
}

/** The JSON file of a league, or of one of its seasons. */
export function apiPath(path: string, season?: string): string {
  return `/api${path}${season === undefined ? '' : `/${season}`}.json`;
}

/** The JSON files over all leagues. */
export const API_INDEX_PATH = apiPath('/index');
export const API_ALL_PATH = apiPath('/all');
export const API_SCHEMA_PATH = apiPath('/schema');

/** The flat files of the first version: their form does not change, see docs/decisions/038-flat-api.md. */
export function apiV1Path(path: string): string {
  return `/api/v1${path}`;
}

/** One season's events, each format with the same content. */
export function eventsPath(league: string, season: string, format: 'json' | 'csv'): string {
  return apiV1Path(`/events/${league}/${season}.${format}`);
}

/** A league as a table. */
export function csvPath(path: string): string {
  return `/api${path}.csv`;
}

/** `path` is that of a league or a team page. */
export function embedPath(path: string): string {
  return `/embed${path}`;
}

/** The kinds of lists that pages load, each a file in `assets/`. */
export type ListKind =
  | 'season'
  | 'week'
  | 'coming'
  | 'key-dates'
  | 'mark'
  | 'team'
  | 'tournament'
  | 'changes';

/** What the name of a list's file begins with; a hash of its content follows. */
export const listStem = (kind: ListKind, key: string) => `${kind}-${key.replace('/', '-')}`;
