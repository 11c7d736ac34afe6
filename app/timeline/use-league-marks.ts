/** The marks of the given leagues, in their order; suspends while a category's list is on its way. */
import type { LeagueMarks } from '../../catalog/packed-marks.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { markLists } from '../data/mark-lists.ts';

type Marks = LeagueMarks['marks'][];

/** Lists never change once they are there; the same leagues then have the same array. */
const known = new WeakMap<readonly LeagueSummary[], Marks>();

export function useLeagueMarks(leagues: readonly LeagueSummary[]): Marks {
  const icons = [...new Set(leagues.map(({ icon }) => icon))];
  // All set out together.
  for (const icon of icons) markLists.load(icon);
  const found = icons.flatMap((icon) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: it reads with React's use(), which loops may call
    markLists.useList(icon),
  );
  let marks = known.get(leagues);
  if (!marks) {
    marks = leagues.map(({ slug }) => found.find(({ league }) => league === slug)?.marks ?? []);
    known.set(leagues, marks);
  }
  return marks;
}
