/** The seasons of the given leagues, in their order; suspends while their list is on its way. */
import { EVERY_CATEGORY, type MarkedSeason } from '../../catalog/packed-marks.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { markLists } from '../data/mark-lists.ts';

/** Lists never change once they are there; the same leagues then have the same array. */
const known = new WeakMap<readonly LeagueSummary[], MarkedSeason[][]>();

export function useLeagueSeasons(leagues: readonly LeagueSummary[]): MarkedSeason[][] {
  const icons = new Set(leagues.map(({ sportId }) => sportId));
  const [sportId = EVERY_CATEGORY] = icons;
  const found = markLists.useList(icons.size > 1 ? EVERY_CATEGORY : sportId);
  let seasons = known.get(leagues);
  if (!seasons) {
    seasons = leagues.map(({ slug }) => found.find(({ league }) => league === slug)?.seasons ?? []);
    known.set(leagues, seasons);
  }
  return seasons;
}
