/** Which season a visitor of today wants to see first. */
import type { SeasonSummary } from './summary.ts';

/**
 * The newest season in play; without one, the newest season under way in any sense (its draft, its transfer
 * window); without one, the next to begin; after everything, the last.
 */
export function currentSeason<S extends Pick<SeasonSummary, 'from' | 'to' | 'playFrom' | 'playTo'>>(
  seasons: readonly S[],
  today: string,
): S {
  const newestFirst = [...seasons].reverse();
  const choice =
    newestFirst.find((season) => season.playFrom <= today && today <= season.playTo) ??
    newestFirst.find((season) => season.from <= today && today <= season.to) ??
    seasons.find((season) => season.from > today) ??
    newestFirst[0];
  if (!choice) throw new Error('A league has at least one season');
  return choice;
}

/** The season after the given one, once that has nothing more in play: what a league in its offseason waits for. */
export function comingSeason<S extends { label: string; playTo: string }>(
  seasons: readonly S[],
  { label, playTo }: S,
  today: string,
): S | undefined {
  return playTo < today ? seasons[seasons.findIndex((season) => season.label === label) + 1] : undefined;
}

/** Every season that has not ended; where all have, the last. */
export function seasonsAround<S extends Pick<SeasonSummary, 'from' | 'to' | 'playFrom' | 'playTo'>>(
  seasons: readonly S[],
  today: string,
): S[] {
  const notOver = seasons.filter((season) => season.to >= today);
  return notOver.length > 0 ? notOver : [currentSeason(seasons, today)];
}
