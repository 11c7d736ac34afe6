/** What is on now or comes next. */
import { dayInZone, daysBetween, listedDay, MS_PER_DAY } from '../day/day.ts';
import type { SportsEvent } from './event.ts';
import { isWholeGames } from './games-title.ts';
import { isListedBefore } from './list-order.ts';
import { isAhead, statusOf } from './status.ts';
import { isPlay, numberedRound } from './vocabulary.ts';

/** The events that are on or still to come, in the order given; periods such as a whole season are left out. */
export function eventsAhead(
  events: readonly SportsEvent[],
  sportOf: (event: SportsEvent) => string,
  now: number,
): SportsEvent[] {
  return events.filter((event) => !event.isPeriod && isAhead(statusOf(event, sportOf(event), now)));
}

/** No event without an end lasts longer, in any zone. */
const LONGEST_EVENT_MS = 3 * MS_PER_DAY;
/** In days: play that is nearer than this comes before a draft, and a draft that is nearer than that before play. */
export const LONG_WAIT = 7;
const DRAFT_IS_NEAR = 30;

/**
 * What a league has on now or next. That is play: a game, or a stage of the season that begins. Between seasons a draft
 * that is near comes first. A stage that is under way counts if its season has nothing else to come, or only a distant
 * final while the games before it are not published, and what is no play at all only if there is nothing better. Olympic
 * Games are one thing until their first sport is near.
 */
export function nextEvent(
  events: readonly SportsEvent[],
  sport: string,
  now: number,
  timeZone: string,
): SportsEvent | undefined {
  const longAgo = new Date(now - LONGEST_EVENT_MS).toISOString().slice(0, 10);
  const first: { [kind in Kind]?: SportsEvent } = {};
  let running: SportsEvent | undefined;
  let games: SportsEvent | undefined;
  for (const event of events) {
    const kind = kindOf(event);
    if (!kind) continue;
    if (isWholeGames(event, sport) && isAhead(statusOf(event, sport, now))) games ??= event;
    const known = first[kind];
    // Most events of a season come after the best one found so far, or are long over.
    if (known && !isSooner(event, known, timeZone)) continue;
    if (event.end === null && event.start < longAgo) continue;
    const status = statusOf(event, sport, now);
    if (kind === 'stage' && (status === 'live' || status === 'today')) running ??= event;
    else if (isAhead(status)) first[kind] = event;
  }
  const dayOf = (event: SportsEvent) => listedDay(event.start, timeZone);
  const daysTo = (event: SportsEvent) => daysBetween(dayInZone(now, timeZone), dayOf(event));
  const { game, stage, draft, other } = first;
  const play = game && stage ? (dayOf(stage) < dayOf(game) ? stage : game) : (game ?? stage);
  if (running && play?.season !== running.season) return running;
  if (running && play && daysTo(play) > LONG_WAIT && hasNoGamesYet(running, events)) return running;
  if (games && play?.season === games.season && daysTo(play) > LONG_WAIT) return games;
  const isDraftFirst =
    draft && (!play || (daysTo(play) > LONG_WAIT && daysTo(draft) <= Math.min(DRAFT_IS_NEAR, daysTo(play))));
  return isDraftFirst ? draft : (play ?? other);
}

/** What begins on the same day as a whole, the draft, is before its first round. */
function isSooner(a: SportsEvent, b: SportsEvent, timeZone: string): boolean {
  const isSameDay = listedDay(a.start, timeZone) === listedDay(b.start, timeZone);
  if (isSameDay && (a.end === null) !== (b.end === null)) return a.end !== null;
  return isListedBefore(a, b, timeZone);
}

/** Play-offs have begun, and of their games nothing is published. */
function hasNoGamesYet(stage: SportsEvent, events: readonly SportsEvent[]): boolean {
  const isOfStage = ({ category, season }: SportsEvent) =>
    category === stage.category && season === stage.season;
  return stage.category === 'Playoffs' && !events.some((event) => isOfStage(event) && !event.isPeriod);
}

/** Not play themselves: a pause, a transfer window, and the single weeks of a stage. */
const NO_STAGE = /\b(break|window)$/i;

/** Whether it frames a part of the season: the preseason, the regular season, the play-offs or a round of them. */
function isStage(event: SportsEvent): boolean {
  return event.isPeriod && isPlay(event) && !numberedRound(event.name) && !NO_STAGE.test(event.name);
}

type Kind = 'game' | 'stage' | 'draft' | 'other';

function kindOf(event: SportsEvent): Kind | undefined {
  if (event.isPeriod) return isStage(event) ? 'stage' : undefined;
  if (isPlay(event)) return 'game';
  return event.stage === 'draft' && !/\blottery\b/i.test(event.name) ? 'draft' : 'other';
}

/** The part of the season that is under way: the one of the category, else the latest to have begun. */
export function runningStage(
  events: readonly SportsEvent[],
  category: string,
  now: number,
  timeZone: string,
): SportsEvent | undefined {
  const today = dayInZone(now, timeZone);
  const running = events.filter(
    (event) =>
      isStage(event) &&
      listedDay(event.start, timeZone) <= today &&
      today <= listedDay(event.end ?? event.start, timeZone),
  );
  return running.find((stage) => stage.category === category) ?? running.at(-1);
}
