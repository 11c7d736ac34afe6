/** How far a league's schedule is published, for the line on its page: "Schedule published to 24 May 2027". */
import { addDays, listedDay } from '../day/day.ts';
import type { SportsEvent } from '../event/event.ts';
import { isPlay } from '../event/vocabulary.ts';
import type { League, Season } from './league.ts';

export interface ScheduleKnownTo {
  /** The label of the newest published season. */
  season: string;
  /** The day of its last event that is neither a period nor an estimate. */
  day: string;
  /** What the data has after that day. */
  beyond: 'nothing' | 'some dates' | 'estimates';
  /** Whether some dates from that season on are estimates. */
  hasEstimates: boolean;
}

/** A season with fewer days than this share of the fullest one before it is not published yet. */
const PUBLISHED_SHARE = 1 / 3;

/** Undefined where no season has a dated event of play. */
export function scheduleKnownTo(league: Pick<League, 'seasons'>): ScheduleKnownTo | undefined {
  const published = publishedSeasons(league);
  const season = published.at(-1);
  if (!season) return undefined;
  const day = lastOf(season.events.filter(isDated), season);
  const later = league.seasons.flatMap((each) => each.events.filter((event) => lastDay(event, each) > day));
  const beyond = later.some((event) => event.sure === 'estimated')
    ? 'estimates'
    : later.length > 0
      ? 'some dates'
      : 'nothing';
  const newest = league.seasons.slice(league.seasons.indexOf(season));
  const hasEstimates = newest.some(({ events }) => events.some(({ sure }) => sure === 'estimated'));
  return { season: season.label, day, beyond, hasEstimates };
}

/** The seasons whose schedule is out, oldest first: not those of which only a final or the majors are known. */
export function publishedSeasons({ seasons }: Pick<League, 'seasons'>): Season[] {
  let fullest = 0;
  return seasons.filter((season) => {
    const days = datedDays(season).size;
    const isPublished = days > 0 && days >= fullest * PUBLISHED_SHARE;
    fullest = Math.max(fullest, days);
    return isPublished;
  });
}

/** The days with events, without periods and estimates. */
export function datedDays(season: Season): Set<string> {
  const days = new Set<string>();
  for (const event of season.events.filter(isDated)) {
    const last = lastDay(event, season);
    for (let day = listedDay(event.start, season.timeZone); day <= last; day = addDays(day, 1)) days.add(day);
  }
  return days;
}

function isDated(event: SportsEvent): boolean {
  return event.sure !== 'estimated' && isPlay(event) && !event.isPeriod;
}

function lastDay(event: SportsEvent, { timeZone }: Season): string {
  return listedDay(event.end ?? event.start, timeZone);
}

function lastOf(events: readonly SportsEvent[], season: Season): string {
  return events.reduce((last, event) => {
    const day = lastDay(event, season);
    return day > last ? day : last;
  }, '');
}
