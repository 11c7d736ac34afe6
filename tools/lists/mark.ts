/**
 * mark: what a timeline of leagues shows, by sport, and of all leagues.
 * Loaded by timelines.
 */

import { EVERY_CATEGORY, packMarks } from '../../catalog/packed/packed-marks.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import type { MakeLists } from './kind.ts';

export const markLists: MakeLists = ({ catalog }) =>
  new Map([
    ...catalog.categories.map(({ sport, leagues }) => [sport, () => packMarks(leagues)] as const),
    [EVERY_CATEGORY, () => packMarks(allLeagues(catalog))] as const,
  ]);
