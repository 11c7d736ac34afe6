/** The catalogue without its events: small enough that every page carries it. */
import { listedDay } from './day.ts';
import type { SportsEvent } from './event.ts';
import type { Catalog, League, Season } from './league.ts';
import { isPlay } from './period.ts';
import { type ScheduleKnownTo, scheduleKnownTo } from './schedule-known-to.ts';

export interface SeasonSummary {
  label: string;
  events: number;
  /** First and last day of any event. */
  from: string;
  to: string;
  /** First and last day of play: without drafts and the off-season. */
  playFrom: string;
  playTo: string;
  timeZone: string;
  /** Which teams are the same team; absent where nobody plays anybody. */
  teamScope?: string;
}

export interface LeagueSummary {
  slug: string;
  name: string;
  path: string;
  category: string;
  icon: string;
  timeZone: string;
  ended?: string;
  /** How far the schedule is published; absent where nothing is dated. */
  knownTo?: ScheduleKnownTo;
  /** Oldest first, never empty. */
  seasons: SeasonSummary[];
}

export interface CategorySummary {
  name: string;
  path: string;
  icon: string;
  leagues: LeagueSummary[];
}

export function summarizeCatalog(catalog: Catalog): CategorySummary[] {
  return catalog.categories.map(({ leagues, ...category }) => ({
    ...category,
    leagues: leagues.map(summarizeLeague),
  }));
}

function summarizeLeague(league: League): LeagueSummary {
  const { slug, name, path, category, icon, timeZone, ended } = league;
  const knownTo = scheduleKnownTo(league);
  return {
    slug,
    name,
    path,
    category,
    icon,
    timeZone,
    ...(ended === undefined ? {} : { ended }),
    ...(knownTo === undefined ? {} : { knownTo }),
    seasons: league.seasons.map(summarizeSeason),
  };
}

function summarizeSeason(season: Season): SeasonSummary {
  const play = season.events.filter(isPlay);
  const [from, to] = spanOf(season.events, season.timeZone);
  const [playFrom, playTo] = play.length > 0 ? spanOf(play, season.timeZone) : [from, to];
  return {
    label: season.label,
    events: season.events.length,
    from,
    to,
    playFrom,
    playTo,
    timeZone: season.timeZone,
    ...(season.teamScope === undefined ? {} : { teamScope: season.teamScope }),
  };
}

function spanOf(events: readonly SportsEvent[], timeZone: string): [string, string] {
  let from = '9999-12-31';
  let to = '0000-01-01';
  for (const event of events) {
    const start = listedDay(event.start, timeZone);
    const end = listedDay(event.end ?? event.start, timeZone);
    if (start < from) from = start;
    if (end > to) to = end;
  }
  return [from, to];
}
