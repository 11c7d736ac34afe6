/**
 * The key dates of a league: the events from which its next date can be found without loading whole seasons. Every
 * period (a season, a transfer window), every event that ends a pause, and the Olympic Games as a whole.
 */
import { daysBetween } from '../day/day.ts';
import type { SportsEvent } from '../event/event.ts';
import { isWholeGames } from '../event/games-title.ts';
import { compareAcrossLeagues } from '../event/weeks.ts';
import type { League, Season } from './league.ts';

/** Pages that use key dates also load the coming days, so shorter pauses do not matter. */
const PAUSE_DAYS = 7;

/** What is not needed to name the date and to tell whether it takes place is left out; the league's own page has it. */
export interface KeyDate extends SportsEvent {
  location: '';
  source: '';
  details: NonNullable<SportsEvent['off']> | '';
}

export function keyDatesOf(league: League): KeyDate[] {
  return league.seasons
    .flatMap((season) => keyDatesOfSeason(season, league.sportId))
    .sort(compareAcrossLeagues);
}

/** Each season separately, because its phase depends on what comes next in that season. */
function keyDatesOfSeason({ events }: Season, sport: string): KeyDate[] {
  let previous = '0000-01-01';
  let hasPlayoffs = false;
  return [...events]
    .sort(compareAcrossLeagues)
    .filter((event) => {
      if (event.isPeriod || isWholeGames(event, sport)) return true;
      const day = event.start.slice(0, 10);
      const endsPause = daysBetween(previous, day) >= PAUSE_DAYS;
      // From it, too, follows what is next: play-offs of which no game is known lead by themselves.
      const opensPlayoffs = event.category === 'Playoffs' && !hasPlayoffs;
      hasPlayoffs ||= opensPlayoffs;
      // What was called off interrupts no pause.
      if (event.off === undefined) previous = day;
      return endsPause || opensPlayoffs;
    })
    .map((event) => ({ ...event, location: '', details: event.off ?? '', source: '' }));
}
