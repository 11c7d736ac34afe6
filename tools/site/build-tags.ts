/** What search engines and previews read of a page, as of the moment of the build. */
import { raceWeekends } from '../../app/event/race-weekends.ts';
import { SITE_NAME, SITE_TIME_ZONE } from '../../app/site.ts';
import type { ChangeFile } from '../../catalog/changes/change-record.ts';
import { scheduleChanges } from '../../catalog/changes/schedule-changes.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { allEvents, allLeagues, type Catalog } from '../../catalog/season/league.ts';
import { changeFeeds } from '../../feeds/change-feeds.ts';
import type { HeadTags } from '../../feeds/head-tags.ts';
import type { EventWhole } from '../../feeds/json-ld.ts';
import { pageTags } from '../../feeds/page-tags.ts';
import { picturePath } from '../pictures/preview-picture.ts';
import { siteUrl } from '../site-url.ts';
import { buildMoment } from './build-moment.ts';

export function buildTags(catalog: Catalog, records: readonly ChangeFile[]): (path: string) => HeadTags {
  const weekends = weekendsByEvent(catalog);
  return pageTags(catalog, {
    siteName: SITE_NAME,
    siteUrl: siteUrl(),
    now: Date.parse(buildMoment()),
    timeZone: SITE_TIME_ZONE,
    picturePath,
    wholeOf: ({ id }) => weekends.get(id),
    feeds: changeFeeds(catalog, scheduleChanges(allEvents(catalog), records)),
  });
}

/** Sessions are parts of their race weekend; by the identity of the event. */
function weekendsByEvent(catalog: Catalog): Map<SportsEvent['id'], EventWhole> {
  const seasons = allLeagues(catalog)
    .filter(({ sport }) => sport === 'motorsport')
    .flatMap((league) => league.seasons);
  return new Map(
    seasons
      .flatMap((season) => raceWeekends(season.events))
      .flatMap((weekend) => weekend.events.map((event) => [event.id, weekend] as const)),
  );
}
