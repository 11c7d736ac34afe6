/**
 * tournament: the tournaments of all tours, the World Cups and the Games that were not over long before the newest data.
 * Loaded by /events.
 */
import { addDays } from '../../catalog/day/day.ts';
import { compareAcrossLeagues } from '../../catalog/event/weeks.ts';
import { packEvents } from '../../catalog/packed/packed-events.ts';
import { tournamentEvents } from '../../catalog/season/edition.ts';
import { lastDay } from '../../catalog/season/occasion-summary.ts';
import { dayOfData } from '../../feeds/calendar-feeds.ts';
import type { MakeLists } from './kind.ts';

/** For clocks that are slow. */
const GRACE_DAYS = 30;

export const tournamentLists: MakeLists = ({ catalog, looks }) => {
  const since = addDays(dayOfData(catalog), -GRACE_DAYS);
  const events = () => tournamentEvents(catalog).filter((event) => lastDay(event) >= since);
  return new Map([['all', () => packEvents(events().sort(compareAcrossLeagues), { looks })]]);
};
