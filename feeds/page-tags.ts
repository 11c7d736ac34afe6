/** The tags of every page for search engines and previews, from the catalogue. */

import type { Moment } from '../catalog/day/day.ts';
import type { SportsEvent } from '../catalog/event/event.ts';
import { eventPath, teamPath } from '../catalog/event/urls.ts';
import { allLeagues, type Catalog } from '../catalog/season/league.ts';
import { type ChangeFeed, feedTitle } from './change-feeds.ts';
import type { HeadTags } from './head-tags.ts';
import {
  breadcrumbsJsonLd,
  type EventWhole,
  eventJsonLd,
  type JsonLdContext,
  jsonLdDocument,
  siteJsonLd,
} from './json-ld.ts';
import { pageFacts } from './page-facts.ts';
import { teamIds } from './team-ids.ts';

export interface PageTagsContext extends Moment {
  siteName: string;
  /** Without a slash at the end: `https://example.org`. */
  siteUrl: string;
  /** The address of the picture of a category's or league's page, or of the first page, below the site's. */
  picturePath: (pagePath: string) => string;
  wholeOf: (event: SportsEvent) => EventWhole | undefined;
  feeds: readonly ChangeFeed[];
}

const HOME = '/';

export function pageTags(catalog: Catalog, context: PageTagsContext): (path: string) => HeadTags {
  const { siteName, siteUrl, picturePath } = context;
  const feeds = new Map(context.feeds.map((feed) => [feed.page, feed]));
  const factsAt = pageFacts(catalog, context);
  const jsonLdContext = contextOfEvents(catalog, context);
  const home = { name: siteName, url: `${siteUrl}${HOME}` };
  return (path) => {
    const { trail = [], events = [], pictured = HOME } = factsAt(path) ?? {};
    const crumbs = [home, ...trail.map(({ name, path }) => ({ name, url: `${siteUrl}${path}` }))];
    const items = [
      ...(path === HOME ? [siteJsonLd(home)] : []),
      ...(trail.length > 0 ? [breadcrumbsJsonLd(crumbs)] : []),
      ...events.map((event) => eventJsonLd(event, jsonLdContext)),
    ];
    const feed = feeds.get(path);
    return {
      url: `${siteUrl}${path}`,
      picture: {
        url: `${siteUrl}${picturePath(pictured)}`,
        text: pictured === HOME ? siteName : `${factsAt(pictured)?.trail.at(-1)?.name ?? ''} on ${siteName}`,
      },
      ...(items.length > 0 && { jsonLd: jsonLdDocument(items) }),
      ...(feed && { feed: { url: `${siteUrl}${feed.path}`, title: feedTitle(feed.name) } }),
    };
  };
}

function contextOfEvents(catalog: Catalog, context: PageTagsContext): JsonLdContext {
  const { siteUrl, picturePath, wholeOf } = context;
  const leagues = new Map(allLeagues(catalog).map((league) => [league.slug, league]));
  const leagueOf = ({ league }: SportsEvent) => {
    const found = leagues.get(league);
    if (!found) throw new Error(`There is no league ${league}`);
    return found;
  };
  const teamIdOf = teamIds(catalog);
  return {
    leagueOf,
    pageOf: (event) => `${siteUrl}${eventPath(event)}`,
    teamPageOf: (name, event) => {
      const season = leagueOf(event).seasons.find(({ label }) => label === event.season);
      const id = season && teamIdOf(name, season);
      return id && `${siteUrl}${teamPath(id)}`;
    },
    pictureOf: (event) => `${siteUrl}${picturePath(leagueOf(event).path)}`,
    wholeOf,
  };
}
