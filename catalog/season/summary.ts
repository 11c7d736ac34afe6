/** The catalogue without its events: small enough for every page. */
import { addDays, listedDay } from '../day/day.ts';
import type { SportsEvent } from '../event/event.ts';
import { isPlay } from '../event/vocabulary.ts';
import { memoize } from '../util/memoize.ts';
import type { Catalog, League, Season } from './league.ts';
import { missingGames } from './missing-games.ts';
import { type ScheduleKnownTo, scheduleKnownTo } from './schedule-known-to.ts';

/** What every page knows about every season. */
export interface SeasonSummary extends Omit<Season, 'events' | 'checked'> {
  eventCount: number;
  /** First and last day of any event. */
  from: string;
  to: string;
  /** First and last day of play: without drafts and the offseason. */
  playFrom: string;
  playTo: string;
  /** Only the dates of its stages are known. */
  lacksGames?: true;
}

export interface LeagueSummary {
  slug: string;
  name: string;
  path: string;
  category: string;
  sport: string;
  monogram: string;
  colors: League['colors'];
  convention?: League['convention'];
  timeZone: string;
  ended?: string;
  /** How far the schedule is published; absent where nothing is dated. */
  knownTo?: ScheduleKnownTo;
  /** The newest day on which a source of its current and coming seasons was checked. */
  checked?: string;
  /** As in League. */
  checkedDaily?: true;
  /** Of all its seasons. */
  eventCount: number;
  /** Oldest first, never empty. */
  seasons: SeasonSummary[];
}

export interface CategorySummary {
  name: string;
  path: string;
  sport: string;
  leagues: LeagueSummary[];
}

export function summarizeCatalog(catalog: Catalog, since = ''): CategorySummary[] {
  return catalog.categories.map(({ leagues, ...category }) => ({
    ...category,
    leagues: leagues.map((league) => summarizeLeague(league, since)),
  }));
}

const knownToOf = memoize(scheduleKnownTo, new WeakMap());

/** Seasons that ended before the day do not count as checked lately. */
export function summarizeLeague(league: League, since = ''): LeagueSummary {
  const { slug, name, path, category, sport, monogram, colors, convention, timeZone, ended } = league;
  const knownTo = knownToOf(league);
  const seasons = league.seasons.map(summarizeSeason);
  const checked = newestOf(league.seasons.slice(firstCurrent(seasons, since)));
  return {
    slug,
    name,
    path,
    category,
    sport,
    monogram,
    colors,
    ...(convention === undefined ? {} : { convention }),
    timeZone,
    ...(ended === undefined ? {} : { ended }),
    ...(knownTo === undefined ? {} : { knownTo }),
    ...(checked === undefined ? {} : { checked }),
    ...(league.checkedDaily && { checkedDaily: true }),
    eventCount: seasons.reduce((sum, season) => sum + season.eventCount, 0),
    seasons,
  };
}

/** The first season that was not over before the day, else the last of all. */
function firstCurrent(seasons: readonly SeasonSummary[], since: string): number {
  const recent = seasons.findIndex(({ to }) => to >= since);
  return recent < 0 ? seasons.length - 1 : recent;
}

function newestOf(seasons: readonly Season[]): string | undefined {
  return seasons
    .flatMap(({ checked }) => checked ?? [])
    .sort()
    .at(-1);
}

const summarizeSeason = memoize((season: Season): SeasonSummary => {
  const play = season.events.filter(isPlay);
  const [from, to] = spanOf(season.events, season.timeZone);
  const [playFrom, playTo] = play.length > 0 ? spanOf(play, season.timeZone) : [from, to];
  return {
    label: season.label,
    eventCount: season.events.length,
    from,
    to,
    playFrom,
    playTo,
    timeZone: season.timeZone,
    ...(season.teamScope === undefined ? {} : { teamScope: season.teamScope }),
    ...(missingGames(season.events, season) === undefined ? {} : { lacksGames: true }),
  };
}, new WeakMap());

/** The first and the last day of events, in a time zone. */
export function spanOf(events: readonly SportsEvent[], timeZone: string): [string, string] {
  let first = '9999-12-31';
  let last = '0000-01-01';
  for (const { start, end } of events) {
    if (start < first) first = start;
    if ((end ?? start) > last) last = end ?? start;
  }
  // Days in a zone are slow to compute and at most one off, so only events near the two ends are considered.
  const early = addDays(first.slice(0, 10), 3);
  const late = addDays(last.slice(0, 10), -2);
  const starts = events.flatMap(({ start }) => (start < early ? listedDay(start, timeZone) : []));
  const ends = events.flatMap(({ start, end }) =>
    (end ?? start) >= late ? listedDay(end ?? start, timeZone) : [],
  );
  return [starts.sort()[0] ?? first, ends.sort().at(-1) ?? last];
}
