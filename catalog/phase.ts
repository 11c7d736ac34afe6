/** Where a season stands, in a few words: "Week 11 of 18", "Playoffs, second round", "Off-season: NFL Draft in 23 days". */
import { dayInZone, daysBetween, listedDay } from './day.ts';
import type { SportsEvent } from './event.ts';
import { nextEvent } from './next-event.ts';
import { isPeriod, isPlay } from './period.ts';
import { statusOf } from './status.ts';

const ROUND = /^(Week|Matchday) (\d+)$/;
/** Sessions of a race weekend are counted by their races. */
const SESSIONS = ['Practice', 'Qualifying', 'Sprint', 'Race'];
/** Sports whose seasons are a row of events. */
const TOURS = ['golf', 'tennis', 'mma'];
/** A longer wait than this within a season is worth saying. */
const LONG_WAIT = 7;

interface Moment {
  sport: string;
  now: number;
  timeZone: string;
}

export function phaseOf(events: readonly SportsEvent[], { sport, now, timeZone }: Moment): string {
  const today = dayInZone(now, timeZone);
  const next = nextEvent(events, sport, now, timeZone);
  if (!next) return 'Season over';
  const days = daysBetween(today, listedDay(next.start, timeZone));
  const play = events.filter(isPlay);
  // A season of which only the frame is known (college basketball's) is in play while the frame runs.
  const frame = play.find((event) => isPeriod(event) && event.start <= today && today <= (event.end ?? ''));
  if (frame && isPlay(next) && days > LONG_WAIT && !ROUND.test(next.type)) {
    return `${frame.name} · ${next.name} ${inDays(days)}`;
  }
  const hasBegun = play.some((event) => !isPeriod(event) && listedDay(event.start, timeZone) <= today);
  if (!isPlay(next) || !hasBegun) {
    const when = days <= 0 ? 'now' : inDays(days);
    return hasBegun ? `Off-season: ${next.name} ${when}` : `Before the season: ${next.name} ${when}`;
  }
  const phase = phaseNamedBy(next, events, { sport, now, timeZone });
  return days > LONG_WAIT ? `${phase} · next ${inDays(days)}` : phase;
}

function phaseNamedBy(next: SportsEvent, events: readonly SportsEvent[], moment: Moment): string {
  const [, word, number] = ROUND.exec(next.type) ?? [];
  if (word) {
    const last = Math.max(
      ...events.flatMap((event) => {
        const [, sameWord, other] = ROUND.exec(event.type) ?? [];
        return sameWord === word ? [Number(other)] : [];
      }),
    );
    return `${word} ${number} of ${last}`;
  }
  if (SESSIONS.includes(next.category)) return countText('Round', racesOf(events), next, moment);
  if (next.category === 'Championship' || next.category === 'Final') return next.type || next.category;
  if (next.category === 'Playoffs') {
    const round = /^(First|Second) Round of Playoffs$/.exec(next.type)?.[1];
    if (round) return `Playoffs, ${round.toLowerCase()} round`;
    return next.type && next.type !== 'Playoffs' ? `Playoffs, ${next.type.toLowerCase()}` : 'Playoffs';
  }
  if (TOURS.includes(moment.sport)) {
    const tournaments = events.filter((event) => !isPeriod(event));
    return countText('Event', tournaments, next, moment);
  }
  return next.category || next.type || 'In season';
}

function racesOf(events: readonly SportsEvent[]): SportsEvent[] {
  return events.filter((event) => event.category === 'Race');
}

/** "Round 21 of 24": how many are over, and the one that comes; what was cancelled does not count. */
function countText(word: string, all: readonly SportsEvent[], next: SportsEvent, moment: Moment): string {
  const held = all.filter(
    (event) => statusOf(event, moment.sport, moment.now, moment.timeZone) !== 'cancelled',
  );
  const over = held.filter((event) => event.start < next.start && event.id !== next.id).length;
  return `${word} ${Math.min(over + 1, held.length)} of ${held.length}`;
}

function inDays(days: number): string {
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
