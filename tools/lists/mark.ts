/**
 * mark: what a timeline of leagues shows, of all seasons, and without names of those around the newest data.
 * Loaded by the timeline; the second by home and categories.
 */

import { addDays } from '../../catalog/day/day.ts';
import { ALL_SEASONS, NEAR_SEASONS, packMarks } from '../../catalog/packed/packed-marks.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import { type SeasonMark, seasonMarks } from '../../catalog/season/season-marks.ts';
import { dayOfData } from '../../feeds/calendar-feeds.ts';
import type { MakeLists } from './kind.ts';

/** Strips begin some months ago; the rest is for clocks that are slow or fast. */
const DAYS_BEFORE = 300;
const DAYS_AFTER = 600;

export const markLists: MakeLists = ({ catalog }) => {
  const newest = dayOfData(catalog);
  const [first, last] = [addDays(newest, -DAYS_BEFORE), addDays(newest, DAYS_AFTER)];
  const isOnStrip = ({ kind, start, end }: SeasonMark) =>
    kind !== 'draft' && kind !== 'allstar' && start <= last && (end ?? start) >= first;
  const stripMarks = (season: Parameters<typeof seasonMarks>[0]) =>
    seasonMarks(season)
      .filter(isOnStrip)
      .map((mark) => ({ ...mark, name: '', target: '' }));
  return new Map([
    [ALL_SEASONS, () => packMarks(allLeagues(catalog))],
    [NEAR_SEASONS, () => packMarks(allLeagues(catalog), stripMarks)],
  ]);
};
