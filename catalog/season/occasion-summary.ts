/** An occasion (catalog/season/occasion.ts) as pages know it, without its events. */
import type { SportsEvent } from '../event/event.ts';
import { compareAcrossLeagues } from '../event/weeks.ts';
import { slugOf } from '../util/slug.ts';

export interface OccasionSummary {
  slug: string;
  name: string;
  sport: string;
  /** Of Games, "league/season"; a tournament has many seasons. */
  season?: string;
  /** Of a tournament, the tours that list it. */
  tours?: string[];
}

/** The occasion that an event belongs to. */
export function occasionOf<O extends OccasionSummary>(
  event: Pick<SportsEvent, 'league' | 'season' | 'name'>,
  sport: string,
  occasions: readonly O[],
): O | undefined {
  return occasions.find(({ name, season, sport: ofSport }) =>
    season === undefined
      ? ofSport === sport && slugOf(name) === slugOf(event.name)
      : season === `${event.league}/${event.season}`,
  );
}

/** The editions of a tournament among the events of its tours, one for each tour and year, in chronological order. */
export function editionsOf({ name }: OccasionSummary, events: readonly SportsEvent[]): SportsEvent[] {
  const slug = slugOf(name);
  return events.filter((event) => slugOf(event.name) === slug && !event.isPeriod).sort(compareAcrossLeagues);
}

/** A tournament's edition is named after the year of its last day: one that begins in December is the next year's. */
export function editionYear(event: SportsEvent): string {
  return lastDay(event).slice(0, 4);
}

/** Of a tournament; a single day is its own last one. */
export function lastDay({ start, end }: SportsEvent): string {
  return end ?? start;
}

/** Of tournaments, one of them on two tours. */
export function areInSameDays(event: SportsEvent, other: SportsEvent): boolean {
  return event.league !== other.league && event.start <= lastDay(other) && other.start <= lastDay(event);
}
