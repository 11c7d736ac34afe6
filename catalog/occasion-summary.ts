/** An occasion (catalog/occasion.ts) as pages know it, without its events. */
import type { SportsEvent } from './event.ts';
import { slugOf } from './slug.ts';

export interface OccasionSummary {
  slug: string;
  name: string;
  sportId: string;
  /** Of Games, "league/season"; a tournament has many seasons. */
  season?: string;
}

/** The occasion that an event belongs to. */
export function occasionOf<O extends OccasionSummary>(
  event: Pick<SportsEvent, 'league' | 'season' | 'name'>,
  sportId: string,
  occasions: readonly O[],
): O | undefined {
  return occasions.find(({ name, season, sportId: ofSport }) =>
    season === undefined
      ? ofSport === sportId && slugOf(name) === slugOf(event.name)
      : season === `${event.league}/${event.season}`,
  );
}

/** A tournament's edition is named after the year of its last day: one that begins in December is the next year's. */
export function editionYear(event: SportsEvent): string {
  return lastDay(event).slice(0, 4);
}

/** Of a tournament; a single day is its own last one. */
export function lastDay({ start, end }: SportsEvent): string {
  return end ?? start;
}
