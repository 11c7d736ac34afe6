/** What is counted over a whole season, from which its phase and progress follow without all of its events. */
import { isTimed, listedDay } from '../day/day.ts';
import type { SportsEvent } from '../event/event.ts';
import { isBeforeStage } from '../event/knockout-start.ts';
import { isPlay, numberedRound, type Stage } from '../event/vocabulary.ts';
import type { League, Season } from './league.ts';
import { seasonMarks } from './season-marks.ts';

export interface SeasonFacts {
  /** The start of the first event of play, periods left out; empty if none is known. */
  begins: string;
  /** The last number of each kind of round: `{ Week: 18 }`. */
  rounds: Record<string, number>;
  /** When the stages begin that decide a season: `{ Playoffs: '2027-01-16' }`. */
  stages: Record<string, string>;
  /** The starts of the events that are counted (races, or a tour's tournaments), as numbers from `startOrder`. */
  counted: number[];
}

/** A season of a category's league: its facts, and the first and last day of what is played for. */
export interface NamedSeasonFacts extends SeasonFacts {
  league: string;
  season: string;
  from: string;
  to: string;
}

/** Whose beginning people wait for. */
const AWAITED: readonly Stage[] = ['groups', 'tournaments', 'deciders', 'playoffs'];
/** Sports whose seasons are a series of tournaments or cards. */
export const TOURS = ['golf', 'tennis', 'mma'];

export function factsOf(events: readonly SportsEvent[], sport: string): SeasonFacts {
  const attended = events.filter((event) => !event.isPeriod);
  const starts = attended.filter(isPlay).map(({ start }) => start);
  const rounds: Record<string, number> = {};
  for (const type of new Set(events.map((event) => event.type))) {
    const round = numberedRound(type);
    if (round) rounds[round.kind] = Math.max(rounds[round.kind] ?? 0, round.number);
  }
  const stages: Record<string, string> = {};
  for (const event of events) {
    const { category, stage, start } = event;
    if (!AWAITED.includes(stage) || isBeforeStage(event)) continue;
    const known = stages[category];
    if (known === undefined || start < known) stages[category] = start;
  }
  const counted = TOURS.includes(sport) ? attended : events.filter(({ session }) => session === 'race');
  return {
    begins: starts.reduce((first, start) => (first === '' || start < first ? start : first), ''),
    rounds,
    stages,
    counted: counted
      .filter(({ off }) => off !== 'cancelled')
      .map(({ start }) => startOrder(start))
      .sort((a, b) => a - b),
  };
}

/** A number in the order of starts: a plain day comes before the instants of that day. */
export function startOrder(start: string): number {
  return (Date.parse(start) / 60_000) * 2 + (isTimed(start) ? 1 : 0);
}

/** The facts of all seasons of a league, oldest first. */
export function factsOfSeasons(league: League): NamedSeasonFacts[] {
  return league.seasons.map((season) => ({
    league: league.slug,
    season: season.label,
    ...spanOfPlay(season),
    ...factsOf(season.events, league.sportId),
  }));
}

/** From the first day of the season proper to its final: no draft, no preseason, no transfer window. */
function spanOfPlay(season: Season): { from: string; to: string } {
  const marks = seasonMarks(season);
  const play = marks.filter(({ kind }) => !['draft', 'allstar', 'preseason'].includes(kind));
  const days = (play.length > 0 ? play : marks).flatMap(({ start, end }) =>
    [start, end ?? start].map((moment) => listedDay(moment, season.timeZone)),
  );
  days.sort();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}
