/** The seasons that followers of a league or team see: those under way, and all that are published beyond. */
import { currentSeason } from './current-season.ts';
import type { SeasonSummary } from './summary.ts';

/** Every season that has not ended; where all have, the last. */
export function seasonsAround<S extends Pick<SeasonSummary, 'from' | 'to' | 'playFrom' | 'playTo'>>(
  seasons: readonly S[],
  today: string,
): S[] {
  const notOver = seasons.filter((season) => season.to >= today);
  return notOver.length > 0 ? notOver : [currentSeason(seasons, today)];
}
