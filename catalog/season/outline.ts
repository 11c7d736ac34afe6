/**
 * The outline of a league: the events from which its next date can be found without loading whole seasons. Every
 * period (a season, a transfer window), every event that ends a pause, and the Olympic Games as a whole.
 */
import { daysBetween } from '../day/day.ts';
import type { SportsEvent } from '../event/event.ts';
import { isWholeGames } from '../event/games-title.ts';
import { isPeriod } from '../event/period.ts';
import { compareAcrossLeagues } from '../event/weeks.ts';
import type { League, Season } from './league.ts';

/** Pages that use the outline also load the coming days, so shorter pauses do not matter. */
const PAUSE_DAYS = 7;

export function outlineOf(league: League): SportsEvent[] {
  return league.seasons
    .flatMap((season) => outlineOfSeason(season, league.sportId))
    .sort(compareAcrossLeagues);
}

/** Each season separately, because its phase depends on what comes next in that season. */
function outlineOfSeason({ events }: Season, sport: string): SportsEvent[] {
  let previous = '0000-01-01';
  let hasPlayoffs = false;
  return [...events]
    .sort(compareAcrossLeagues)
    .filter((event) => {
      if (isPeriod(event) || isWholeGames(event, sport)) return true;
      const day = event.start.slice(0, 10);
      const endsPause = daysBetween(previous, day) >= PAUSE_DAYS;
      // From it, too, follows what is next: play-offs of which no game is known lead by themselves.
      const opensPlayoffs = event.category === 'Playoffs' && !hasPlayoffs;
      hasPlayoffs ||= opensPlayoffs;
      // What was called off interrupts no pause.
      if (statusWords(event) === '') previous = day;
      return endsPause || opensPlayoffs;
    })
    .map((event) => ({ ...event, location: '', details: statusWords(event), source: '' }));
}

/** Details that decide the status stay; the rest is for the league's own page. */
function statusWords(event: SportsEvent): string {
  return /^(cancell?ed|postponed)\b/i.exec(event.details)?.[0] ?? '';
}
