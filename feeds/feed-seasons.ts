/** Which seasons a calendar includes, as of the day of the data, never of the clock: see docs/decisions/013. */
import { currentSeason } from '../catalog/season/current-season.ts';

type SeasonDates = Parameters<typeof currentSeason>[0][number];

/** The current season and all that come after it. */
export function comingSeasons<S extends SeasonDates>(seasons: readonly S[], today: string): S[] {
  return seasons.slice(seasons.indexOf(currentSeason(seasons, today)));
}

/** These and the last one before them. */
export function feedSeasons<S extends SeasonDates>(seasons: readonly S[], today: string): S[] {
  return seasons.slice(Math.max(0, seasons.indexOf(currentSeason(seasons, today)) - 1));
}
