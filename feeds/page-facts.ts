/** What search engines and previews read about each page: its breadcrumbs, the events that it lists, its picture. */
import { addDays, dayInZone, listedDay, type Moment, MS_PER_DAY } from '../catalog/day/day.ts';
import type { SportsEvent } from '../catalog/event/event.ts';
import { nextEvent } from '../catalog/event/next-event.ts';
import { CHANGES_PATH, EVENTS_PATH, occasionPath, teamPath } from '../catalog/event/urls.ts';
import { compareAcrossLeagues } from '../catalog/event/weeks.ts';
import { type TeamEntry, teamIndex } from '../catalog/packed/team-index.ts';
import { COMING_DAYS } from '../catalog/ranking/near-days.ts';
import { currentSeason } from '../catalog/season/current-season.ts';
import { gamesByTeam } from '../catalog/season/games-by-team.ts';
import {
  allLeagues,
  type Catalog,
  type Category,
  eventsOfSeasons,
  type League,
} from '../catalog/season/league.ts';
import { occasionsOf } from '../catalog/season/occasion.ts';
import { type SeasonSummary, summarizeCatalog } from '../catalog/season/summary.ts';
import { currentTeamYear, teamYears } from '../catalog/season/team-seasons.ts';
import { lazy, memoize } from '../catalog/util/memoize.ts';
import { eventTimes } from './event-times.ts';
import { canBeDescribed } from './json-ld.ts';

export interface PageFacts {
  /** The pages above it and itself, from the top; without the home page. */
  trail: { name: string; path: string }[];
  /** The next events on the page that can be described. */
  events: SportsEvent[];
  /** The page whose preview picture it shows. */
  pictured: string;
}

const MOST_EVENTS = 20;
/** There are 1,200 of these pages. */
const MOST_EVENTS_OF_TEAM = 3;

/** Pages about all leagues, directly below the home page. */
const SITE_PAGES = [
  { name: 'Calendar', path: '/calendar' },
  { name: 'Timeline', path: '/timeline' },
  { name: 'Tournaments and Games', path: EVENTS_PATH },
  { name: 'What moved', path: CHANGES_PATH },
  { name: 'Teams', path: '/teams' },
  { name: 'My calendar', path: '/my' },
  { name: 'Search', path: '/search' },
  { name: 'About the data', path: '/data' },
  { name: 'Developers', path: '/developers' },
  { name: 'Accessibility', path: '/accessibility' },
];

/** By path, of every category, league, team and occasion, and of the pages about all of them. */
export function pageFacts(catalog: Catalog, moment: Moment): (path: string) => PageFacts | undefined {
  const pages = new Map<string, () => PageFacts>();
  const factsAt = memoize((path: string) => pages.get(path)?.());
  for (const page of SITE_PAGES) pages.set(page.path, () => ({ trail: [page], events: [], pictured: '/' }));
  const spans = lazy(() => spansOf(catalog));
  const leagues = new Map(allLeagues(catalog).map((league) => [league.slug, league]));
  for (const category of catalog.categories) {
    pages.set(category.path, () => ({
      trail: [category],
      events: nextOf(eventsOfCategory(category, moment), MOST_EVENTS),
      pictured: category.path,
    }));
    for (const league of category.leagues) {
      pages.set(league.path, () => ({
        trail: [category, league],
        events: nextOf(eventsOfLeague(league, spans(), moment), MOST_EVENTS),
        pictured: league.path,
      }));
    }
  }
  const gamesOf = gamesByTeam(catalog);
  const teams = lazy(
    () => new Map([...teamIndex(catalog).values()].flat().map((team) => [team.slug, team] as const)),
  );
  for (const slug of catalog.teams.keys()) {
    const path = teamPath(slug);
    pages.set(path, () => {
      const team = teams().get(slug);
      const league = team && leagues.get(mainLeague(team, gamesOf));
      if (!league) throw new Error(`${slug} plays in no league`);
      return {
        trail: [...(factsAt(league.path)?.trail ?? []), { name: team.name, path }],
        events: nextOf(eventsOfTeam(team, league, spans(), gamesOf, moment), MOST_EVENTS_OF_TEAM),
        pictured: league.path,
      };
    });
  }
  for (const { slug, name, sport, events } of occasionsOf(catalog)) {
    const path = occasionPath(slug);
    pages.set(path, () => {
      const league = leagues.get(events.at(-1)?.league ?? '');
      const category = catalog.categories.find((each) => each.sport === sport);
      if (!league || !category) throw new Error(`${name} belongs to no league`);
      // Games are of one league, a tournament of several.
      const above = events.every((event) => event.league === league.slug) ? league.path : category.path;
      return {
        trail: [...(factsAt(above)?.trail ?? []), { name, path }],
        events: nextOf(
          events.filter((event) => isStillOn(event, sport, moment.now, moment.timeZone)),
          MOST_EVENTS,
        ),
        pictured: above,
      };
    });
  }
  return factsAt;
}

function nextOf(events: SportsEvent[], most: number): SportsEvent[] {
  return events.filter(canBeDescribed).slice(0, most);
}

type Spans = Map<string, SeasonSummary>;

/** By league and season. */
function spansOf(catalog: Catalog): Spans {
  return new Map(
    summarizeCatalog(catalog).flatMap(({ leagues }) =>
      leagues.flatMap(({ slug, seasons }) =>
        seasons.map((season) => [`${slug}/${season.label}`, season] as const),
      ),
    ),
  );
}

/** The season that the page opens with, from now on. */
function eventsOfLeague(league: League, spans: Spans, { now }: Moment): SportsEvent[] {
  const summaries = league.seasons.flatMap(({ label }) => spans.get(`${league.slug}/${label}`) ?? []);
  const { label, timeZone } = currentSeason(summaries, dayInZone(now, league.timeZone));
  const season = league.seasons.find((each) => each.label === label);
  return (season?.events ?? []).filter((event) => isStillOn(event, league.sport, now, timeZone));
}

/** The coming days of all leagues, and the next date of each. */
function eventsOfCategory({ leagues, sport }: Category, moment: Moment): SportsEvent[] {
  const { now, timeZone } = moment;
  const lastDay = addDays(dayInZone(now, timeZone), COMING_DAYS - 1);
  return leagues
    .flatMap((league) => {
      const events = eventsOfSeasons(league.seasons);
      const next = nextEvent(events, sport, now, timeZone);
      return events.filter(
        (event) =>
          isStillOn(event, sport, now, timeZone) &&
          (event === next || listedDay(event.start, timeZone) <= lastDay),
      );
    })
    .sort(compareAcrossLeagues);
}

type GamesOf = ReturnType<typeof gamesByTeam>;

/** The games of the year that the page opens with, from now on. */
function eventsOfTeam(
  team: TeamEntry,
  { sport, timeZone }: League,
  spans: Spans,
  gamesOf: GamesOf,
  { now }: Moment,
): SportsEvent[] {
  const years = teamYears(team.seasons, ({ league, season }) => spans.get(`${league}/${season}`));
  return currentTeamYear(years, dayInZone(now, timeZone))
    .seasons.flatMap((season) => gamesOf(team.name, season))
    .filter((game) => isStillOn(game, sport, now, timeZone))
    .sort(compareAcrossLeagues);
}

/** Where a team has most of its games: an English club's own league, not the Champions League. */
function mainLeague(team: TeamEntry, gamesOf: GamesOf): string {
  const games = new Map<string, number>();
  for (const season of team.seasons) {
    games.set(season.league, (games.get(season.league) ?? 0) + gamesOf(team.name, season).length);
  }
  return [...games].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0])[0];
}

/** On or to come, and not a period; what was called off counts, because its status is news too. */
function isStillOn(event: SportsEvent, sport: string, now: number, timeZone: string): boolean {
  // Most are long over; a day ends at the latest a day and a half after its beginning in UTC.
  if (Date.parse(event.end ?? event.start) < now - 2 * MS_PER_DAY || event.isPeriod) return false;
  const { isAllDay, endExclusive } = eventTimes(event, sport);
  return isAllDay ? dayInZone(now, timeZone) < endExclusive : now < Date.parse(endExclusive);
}
