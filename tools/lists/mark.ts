/**
 * mark: what a timeline of leagues shows, of all seasons; and what a strip of a year shows of those around the newest data:
 * in days, without names, events that are near to each other as one.
 * Loaded by the timeline; the second by home and categories.
 */

import { addDays, daysBetween, listedDay } from '../../catalog/day/day.ts';
import { ALL_SEASONS, NEAR_SEASONS, packMarks } from '../../catalog/packed/packed-marks.ts';
import { allLeagues, type Season } from '../../catalog/season/league.ts';
import { type SeasonMark, seasonMarks } from '../../catalog/season/season-marks.ts';
import { dayOfData } from '../../feeds/calendar-feeds.ts';
import type { MakeLists } from './kind.ts';

/** Strips begin some months ago; the rest is for clocks that are slow or fast. */
const DAYS_BEFORE = 200;
const DAYS_AFTER = 400;
/** A fortieth of a strip: events that begin nearer to each other could not be told apart. */
const NEAR_DAYS = 9;

export const markLists: MakeLists = ({ catalog }) => {
  const newest = dayOfData(catalog);
  const [first, last] = [addDays(newest, -DAYS_BEFORE), addDays(newest, DAYS_AFTER)];
  const isOnStrip = ({ kind, start, end }: SeasonMark) =>
    kind !== 'draft' && kind !== 'allstar' && start <= last && (end ?? start) >= first;
  return new Map([
    [ALL_SEASONS, () => packMarks(allLeagues(catalog), seasonMarks)],
    [NEAR_SEASONS, () => packMarks(allLeagues(catalog), (season) => stripMarks(season, isOnStrip))],
  ]);
};

function stripMarks(season: Season, isOnStrip: (mark: SeasonMark) => boolean): SeasonMark[] {
  const dayOf = (start: string) => listedDay(start, season.timeZone);
  const marks = seasonMarks(season)
    .filter(isOnStrip)
    .map(({ kind, start, end }): SeasonMark => {
      const lastDay = dayOf(end ?? start);
      // The strip's date is that of the final, which is another day elsewhere: it keeps its time.
      const isTime = kind === 'final' && end === null;
      return {
        kind,
        name: '',
        start: isTime ? start : dayOf(start),
        end: isTime ? null : lastDay,
        target: '',
      };
    });
  return withNearEventsAsOne(marks);
}

/** Each event begins within so many days of the first of those that it is one with. */
function withNearEventsAsOne(marks: readonly SeasonMark[]): SeasonMark[] {
  const result: SeasonMark[] = [];
  let event: SeasonMark | undefined;
  for (const mark of marks) {
    const isNear = event && mark.kind === 'event' && daysBetween(event.start, mark.start) <= NEAR_DAYS;
    if (event && isNear) event.end = [event.end ?? event.start, mark.end ?? mark.start].sort().at(-1) ?? null;
    else result.push(mark);
    if (mark.kind === 'event' && !isNear) event = mark;
  }
  return result;
}
