/** The tags of the pages, from the data on disk, as of the moment of the build. */

import { raceWeekends } from '../../app/event/race-weekends.ts';
import { SITE_NAME, SITE_TIME_ZONE } from '../../app/site.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { allLeagues, type Catalog } from '../../catalog/league.ts';
import { loadCatalog } from '../../catalog/load-catalog.ts';
import type { HeadTags } from '../../feeds/head-tags.ts';
import type { EventWhole } from '../../feeds/json-ld.ts';
import { pageTags } from '../../feeds/page-tags.ts';
import { DATA_FOLDER } from '../folders.ts';
import { picturePath } from '../pictures/picture-path.ts';
import { siteUrl } from '../site-url.ts';

export function loadPageTags(): { catalog: Catalog; tagsOf: (path: string) => HeadTags } {
  const { catalog } = loadCatalog(DATA_FOLDER);
  const weekends = weekendsByEvent(catalog);
  const tagsOf = pageTags(catalog, {
    siteName: SITE_NAME,
    siteUrl: siteUrl(),
    now: Date.parse(process.env.SPORTS_CALENDAR_NOW ?? new Date().toISOString()),
    timeZone: SITE_TIME_ZONE,
    picturePath,
    wholeOf: ({ id }) => weekends.get(id),
  });
  return { catalog, tagsOf };
}

/** Sessions are parts of their race weekend; by the identity of the event. */
function weekendsByEvent(catalog: Catalog): Map<SportsEvent['id'], EventWhole> {
  const seasons = allLeagues(catalog)
    .filter(({ sportId }) => sportId === 'motorsport')
    .flatMap((league) => league.seasons);
  return new Map(
    seasons
      .flatMap((season) => raceWeekends(season.events))
      .flatMap((weekend) => weekend.events.map((event) => [event.id, weekend] as const)),
  );
}
