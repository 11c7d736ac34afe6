/** The phase of a season in a few words: "Week 11 of 18", "Playoffs, second round", "Off-season: NFL Draft in 23 days". */
import { dayInZone, daysBetween, listedDay } from './day.ts';
import type { SportsEvent } from './event.ts';
import { nextEvent } from './next-event.ts';
import { isPeriod, isPlay } from './period.ts';
import { ROUND, type SeasonFacts, startOrder, TOURS } from './season-facts.ts';

/** Sessions of a race weekend are counted by their races. */
const SESSIONS = ['Practice', 'Qualifying', 'Sprint', 'Race'];
/** A longer wait than this within a season is mentioned, in days. */
const LONG_WAIT = 7;

interface Moment {
  sport: string;
  now: number;
  timeZone: string;
}

/** From all events of a season, or its outline and the events of the coming week; and the facts about the whole. */
export function phaseOf(
  events: readonly SportsEvent[],
  facts: SeasonFacts,
  { sport, now, timeZone }: Moment,
): string {
  const today = dayInZone(now, timeZone);
  const next = nextEvent(events, sport, now, timeZone);
  if (!next) return 'Season over';
  const days = daysBetween(today, listedDay(next.start, timeZone));
  const play = events.filter(isPlay);
  // A season of which only the period is known (college basketball's) is in play during that period.
  const period = play.find((event) => isPeriod(event) && event.start <= today && today <= (event.end ?? ''));
  if (period && isPlay(next) && days > LONG_WAIT && !ROUND.test(next.type)) {
    return `${period.name} · ${next.name} ${inDays(days)}`;
  }
  const hasBegun = facts.begins !== '' && listedDay(facts.begins, timeZone) <= today;
  if (!isPlay(next) || !hasBegun) {
    if (hasBegun) return `Off-season: ${next.name} ${days <= 0 ? 'now' : inDays(days)}`;
    const begins = facts.begins === '' ? next.start : facts.begins;
    return `Starts ${inDays(daysBetween(today, listedDay(begins, timeZone)))}`;
  }
  const phase = phaseNamedBy(next, facts, sport);
  return days > LONG_WAIT ? `${phase} · next ${inDays(days)}` : phase;
}

function phaseNamedBy(next: SportsEvent, { rounds, counted }: SeasonFacts, sport: string): string {
  const [, word, number] = ROUND.exec(next.type) ?? [];
  if (word) return `${word} ${number} of ${rounds[word]}`;
  if (SESSIONS.includes(next.category)) return countText('Round', counted, next);
  if (next.category === 'Championship' || next.category === 'Final') return next.type || next.category;
  if (next.category === 'Playoffs') {
    const round = /^(First|Second) Round of Playoffs$/.exec(next.type)?.[1];
    if (round) return `Playoffs, ${round.toLowerCase()} round`;
    return next.type && next.type !== 'Playoffs' ? `Playoffs, ${next.type.toLowerCase()}` : 'Playoffs';
  }
  if (TOURS.includes(sport)) return countText('Event', counted, next);
  return next.category || next.type || 'In season';
}

/** "Round 21 of 24": how many are over, and the one that comes. */
function countText(word: string, counted: readonly number[], next: SportsEvent): string {
  const over = counted.filter((order) => order < startOrder(next.start)).length;
  return `${word} ${Math.min(over + 1, counted.length)} of ${counted.length}`;
}

function inDays(days: number): string {
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
