/** The phase of a season in a few words: "Week 11 of 18", "Playoffs begin tomorrow", "Opening Day in 128 days". */

import { dayInZone, daysBetween, listedDay, type Moment } from '../day/day.ts';
import { isGame, type SportsEvent } from '../event/event.ts';
import { isWholeGames } from '../event/games-title.ts';
import { isBeforeStage } from '../event/knockout-start.ts';
import { LONG_WAIT, nextEvent, runningStage } from '../event/next-event.ts';
import { todayFor } from '../event/status.ts';
import { isPlay, numberedRound } from '../event/vocabulary.ts';
import { type SeasonFacts, startOrder, TOURS } from './season-facts.ts';
import { seasonNoun } from './season-noun.ts';

interface SeasonMoment extends Moment {
  sport: string;
}

/**
 * From all events of a season, or its key dates and the events of the coming week; the facts about the whole; and, for
 * the time after it, the events of later seasons.
 */
export function phaseOf(
  events: readonly SportsEvent[],
  facts: SeasonFacts,
  moment: SeasonMoment,
  later: readonly SportsEvent[] = [],
): string {
  const { sport, now, timeZone } = moment;
  const today = dayInZone(now, timeZone);
  const next = nextEvent(events, sport, now, timeZone);
  const stage = runningStage(events, next?.category ?? '', now, timeZone);
  const hasBegun = facts.begins !== '' && listedDay(facts.begins, timeZone) <= today;
  if (next && isPlay(next) && (hasBegun || stage)) return phaseInSeason(next, stage, facts, moment);
  const all = [...events, ...later];
  const lead = nextEvent(all, sport, now, timeZone);
  if (lead) {
    const games = all.find((event) => isWholeGames(event, sport) && event.season === lead.season);
    return openingText(lead, sport, daysUntil(games ?? lead, moment));
  }
  return sport === 'mma' ? 'No events announced' : `${seasonWord(events[0])} over`;
}

/** Of an event without a time, from the date at its venue. */
function daysUntil(event: SportsEvent, moment: Moment): number {
  return daysBetween(todayFor(event, moment), listedDay(event.start, moment.timeZone));
}

function phaseInSeason(
  next: SportsEvent,
  stage: SportsEvent | undefined,
  facts: SeasonFacts,
  moment: SeasonMoment,
): string {
  const { sport, timeZone } = moment;
  const first = listedDay(next.start, timeZone);
  const days = daysUntil(next, moment);
  if (days <= 0 && next.isPeriod) {
    const length = daysBetween(first, listedDay(next.end ?? next.start, timeZone)) + 1;
    return `${next.name} · day ${1 - days} of ${length}`;
  }
  const comes = days > 0 ? whatComes(next, facts, sport, timeZone) : undefined;
  if (comes) return withStage(stage, `${comes} ${inDays(days)}`);
  const phase = phaseNamedBy(next, facts, sport);
  if (days <= LONG_WAIT) return phase;
  return TOURS.includes(sport) ? `${next.name} ${inDays(days)}` : `${phase} · next ${inDays(days)}`;
}

/** What begins with the next event, in words that a number of days can follow; nothing for one more of its kind. */
function whatComes(
  next: SportsEvent,
  { stages }: SeasonFacts,
  sport: string,
  timeZone: string,
): string | undefined {
  const { category, type } = next;
  const stageBegins = stages[category];
  const isFirst = stageBegins && listedDay(stageBegins, timeZone) >= listedDay(next.start, timeZone);
  if (isFirst && !isBeforeStage(next)) return `${category} ${begin(category)}`;
  if (isNamedByItself(next)) return titleOf(next, sport);
  if (isGame(next) || isSeries(sport) || numberedRound(type)) return undefined;
  return next.isPeriod ? `${next.name} ${begin(next.name)}` : next.name;
}

/** "Regular Season · Home Run Derby in 12 days", and no stage twice. */
function withStage(stage: SportsEvent | undefined, comes: string): string {
  if (!stage) return comes;
  return `${stage.name} · ${comes.startsWith(`${stage.name} `) ? comes.slice(stage.name.length + 1) : comes}`;
}

function phaseNamedBy(next: SportsEvent, { rounds, stages, counted }: SeasonFacts, sport: string): string {
  const round = numberedRound(next.type);
  if (round) return `${round.kind} ${round.number} of ${rounds[round.kind]}`;
  // Sessions of a race weekend are counted by their races.
  if (next.session && next.session !== 'testing') {
    // A practice before a race of the playoffs, which are not counted.
    const isAfterAll = counted.every((order) => order < startOrder(next.start));
    return isAfterAll && stages.Playoffs ? 'Playoffs' : countText('Round', counted, next);
  }
  if (isNamedByItself(next)) return titleOf(next, sport);
  if (next.category === 'Playoffs') return playoffText(next, sport);
  if (TOURS.includes(sport)) return countText('Event', counted, next);
  return next.category || next.type || 'In season';
}

function playoffText(next: SportsEvent, sport: string): string {
  const { name, type } = next;
  if (!isGame(next) && !isSeries(sport)) return name.includes('Playoffs') ? name : `Playoffs · ${name}`;
  const round = /^(First|Second) Round of Playoffs$/.exec(type)?.[1];
  if (round) return `Playoffs, ${round.toLowerCase()} round`;
  return type && type !== 'Playoffs' ? `Playoffs, ${type.toLowerCase()}` : 'Playoffs';
}

/** "Round 21 of 24": how many are over, and the one that comes. */
function countText(word: string, counted: readonly number[], next: SportsEvent): string {
  const over = counted.filter((order) => order < startOrder(next.start)).length;
  return `${word} ${Math.min(over + 1, counted.length)} of ${counted.length}`;
}

const isNamedByItself = ({ stage }: SportsEvent) => stage === 'final' || stage === 'all-star';

/** The name of a final; where that names its sides, what it is. */
function titleOf(final: SportsEvent, sport: string): string {
  if (!isGame(final)) return final.name;
  return sport === 'soccer' && final.category !== 'All Star' ? 'Final' : final.type || final.category;
}

/** A season of races, tournaments or cards, each with a name of its own. */
function isSeries(sport: string): boolean {
  return sport === 'motorsport' || TOURS.includes(sport);
}

/** What a season opens with, before it has begun. */
function openingText(lead: SportsEvent, sport: string, days: number): string {
  const { name, category } = lead;
  if (!isPlay(lead)) return `Offseason · ${name} ${inDays(days)}`;
  if (sport === 'olympics') return `The Games begin ${inDays(days)}`;
  if (category === 'Preseason') {
    // "Preseason Testing - Day 1"
    const what = isGame(lead) ? category : name.replace(/ - .*/, '');
    return `Offseason · ${what} ${inDays(days)}`;
  }
  if (lead.isPeriod && category !== 'Regular Season') return `${name} ${begin(name)} ${inDays(days)}`;
  const isNamed =
    /\bopening\b/i.test(name) || (category !== 'Regular Season' && !isGame(lead) && !isSeries(sport));
  return `${isNamed ? name : 'Season begins'} ${inDays(days)}`;
}

/** Tournaments of every few years are no seasons. */
function seasonWord(event: SportsEvent | undefined): string {
  const noun = seasonNoun(event?.league ?? '');
  return noun === 'Edition' ? 'Tournament' : noun;
}

/** Playoffs begin, a season begins. */
function begin(what: string): string {
  return what.endsWith('s') ? 'begin' : 'begins';
}

function inDays(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
