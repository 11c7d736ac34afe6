/** The calendars of one league: all of it, its types, its history. */

import { feedPath, historyFeedPath, seasonFeedPath, typeFeedPath } from '../catalog/event/urls.ts';
import type { League, Season } from '../catalog/season/league.ts';
import {
  type FeedEvents,
  type LimitedFeed,
  limitFeed,
  MOST_EVENTS,
  mainEvents,
  partsOf,
} from './feed-limit.ts';
import { feedTypesOf } from './feed-types.ts';

export interface CalendarFeed extends LimitedFeed {
  /** Below the site's address. */
  path: string;
  name: string;
}

export function leagueFeeds(league: League, feed: FeedEvents, today: string): CalendarFeed[] {
  const { name, path, sport } = league;
  return [
    { path: feedPath(path), name, ...limitFeed(mainEvents(feed), today) },
    ...feedTypesOf(feed.events, sport).map((type) => ({
      path: typeFeedPath(path, type.slug),
      name: `${name}: ${type.name}`,
      ...limitFeed(type.events, today),
    })),
    ...historyFeeds(league, feed, today),
  ];
}

function historyFeeds(league: League, { gamesSeparate }: FeedEvents, today: string): CalendarFeed[] {
  const { name, path, seasons } = league;
  const events = mainEvents({ events: eventsIn(league), gamesSeparate });
  return [
    { path: historyFeedPath(path), name: `${name}, history`, ...limitFeed(events, today) },
    ...seasons.flatMap((season) => seasonFeeds(league, season)),
  ];
}

/** A season of a league whose history is too large for one file: in as many as it takes. */
export function seasonFeeds(league: League, { label, events }: Season): CalendarFeed[] {
  if (countEvents(league) <= MOST_EVENTS) return [];
  const parts = partsOf(events);
  return parts.map((part, index) => ({
    path: seasonFeedPath(league.path, label, index + 1),
    name: `${league.name} ${label}${parts.length > 1 ? `, part ${index + 1} of ${parts.length}` : ''}`,
    events: part,
  }));
}

const eventsIn = ({ seasons }: League) => seasons.flatMap((season) => season.events);

const countEvents = ({ seasons }: League) => seasons.reduce((count, { events }) => count + events.length, 0);
