/** Which events are periods (a season, a transfer window) rather than something to attend, and which are play. */
import { daysBetween } from '../day/day.ts';
import { isGame, type SportsEvent } from './event.ts';

/** Longer than any tournament: three weeks of a Grand Slam or of Olympic Games are events, a regular season is not. */
const PERIOD_DAYS = 24;
/** A transfer window, a mid-season break, the bowl season: periods however short. */
const PERIOD_NAME = /\b(break|window|season)$/i;

export function isPeriod(event: SportsEvent): boolean {
  if (event.end === null || isGame(event)) return false;
  // "Week 11" of type Week 11, "Playoffs" under Playoffs: the period of the events beside it.
  if (event.name === event.type || event.name === event.category) return true;
  if (PERIOD_NAME.test(event.name)) return true;
  return daysBetween(event.start.slice(0, 10), event.end.slice(0, 10)) >= PERIOD_DAYS;
}

const NOT_PLAY = ['Offseason', 'Draft'];

export function isPlay(event: { category: string }): boolean {
  return !NOT_PLAY.includes(event.category);
}

/** Not play themselves: a pause, a transfer window, and the single weeks of a stage. */
const NO_STAGE = /\b(break|window)$|^(Week|Matchday) \d+$/i;

/** A period with play: the preseason, the regular season, the playoffs or a round of them. */
export function isStage(event: SportsEvent): boolean {
  return isPeriod(event) && isPlay(event) && !NO_STAGE.test(event.name);
}
