/** The marks of the given leagues, in their order; suspends while their list is on its way. */
import { EVERY_CATEGORY, type LeagueMarks } from '../../catalog/packed-marks.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { markLists } from '../data/mark-lists.ts';

type Marks = LeagueMarks['marks'][];

/** Lists never change once they are there; the same leagues then have the same array. */
const known = new WeakMap<readonly LeagueSummary[], Marks>();

export function useLeagueMarks(leagues: readonly LeagueSummary[]): Marks {
  const icons = new Set(leagues.map(({ icon }) => icon));
  const [icon = EVERY_CATEGORY] = icons;
  const found = markLists.useList(icons.size > 1 ? EVERY_CATEGORY : icon);
  let marks = known.get(leagues);
  if (!marks) {
    marks = leagues.map(({ slug }) => found.find(({ league }) => league === slug)?.marks ?? []);
    known.set(leagues, marks);
  }
  return marks;
}
