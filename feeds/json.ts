/** The data as JSON files: SPEC.md's League shape, SPEC.md's nesting of all leagues, and the list of what there is. */
import { allLeagues, type Catalog, type League, type Season } from '../catalog/league.ts';
import { publishCatalog, publishLeague } from '../catalog/published.ts';
import { summarizeCatalog } from '../catalog/summary.ts';
import { lastUpdate } from '../catalog/updated.ts';
import type { ApiIndex } from './api-schema.ts';
import { carriedEvents } from './calendar-feeds.ts';
import { feedTypesOf } from './feed-types.ts';

/** A league with all its seasons, or with one of them. */
export function leagueFile(league: League, seasons: readonly Season[] = league.seasons): string {
  return jsonText(publishLeague(league, seasons));
}

/** The complete data set: categories by name, leagues in them by display name. */
export function allFile(catalog: Catalog): string {
  return jsonText(publishCatalog(catalog));
}

/** What the other files are, and how much is in them. */
export function indexFile(catalog: Catalog): string {
  const carried = carriedEvents(catalog);
  const events = allLeagues(catalog).flatMap(eventsOf);
  const seasonsOf = new Map(
    summarizeCatalog(catalog).flatMap((category) =>
      category.leagues.map(({ slug, seasons }) => [slug, seasons] as const),
    ),
  );
  const index: ApiIndex = {
    updated: lastUpdate(events),
    events: events.length,
    teams: catalog.teams.size,
    all: '/api/all.json',
    schema: '/api/schema.json',
    finals: '/feeds/finals.ics',
    categories: catalog.categories.map(({ name, path, leagues }) => ({
      name,
      path,
      calendar: `/feeds${path}.ics`,
      leagues: leagues.map((league) => ({
        name: league.name,
        path: league.path,
        updated: lastUpdate(eventsOf(league)),
        events: eventsOf(league).length,
        json: `/api${league.path}.json`,
        csv: `/api${league.path}.csv`,
        calendar: `/feeds${league.path}.ics`,
        history: `/feeds${league.path}/history.ics`,
        types: feedTypesOf(carried.get(league.slug)?.feed ?? [], league.sportId).map((type) => ({
          name: type.name,
          calendar: `/feeds${league.path}/types/${type.slug}.ics`,
        })),
        seasons: (seasonsOf.get(league.slug) ?? []).map(({ label, events: count, from, to }) => ({
          label,
          events: count,
          from,
          to,
          json: `/api${league.path}/${label}.json`,
        })),
      })),
    })),
  };
  return jsonText(index);
}

function eventsOf(league: League) {
  return league.seasons.flatMap((season) => season.events);
}

export function jsonText(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
