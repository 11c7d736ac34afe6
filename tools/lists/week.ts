/**
 * week: the events of all leagues in one week, by its Monday; of days with very many games most are only counted.
 * Loaded by /calendar, and by home and categories once the coming days of their build are over.
 */
import { FIRST_DAY, LAST_DAY } from '../../app/data/known-days.ts';
import { addDays } from '../../catalog/day/day.ts';
import { eventsByWeek, weekOf } from '../../catalog/event/weeks.ts';
import { packEvents } from '../../catalog/packed/packed-events.ts';
import { withoutCrowds } from '../../catalog/ranking/crowds.ts';
import type { MakeLists } from './kind.ts';

/** A view shows days around those of the calendar: the first row of a month, up to eight weeks of an agenda. */
const FIRST_WEEK = weekOf(addDays(FIRST_DAY, -8));
const LAST_WEEK = weekOf(addDays(LAST_DAY, 8 * 7));

export const weekLists: MakeLists = ({ data, looks, events, listed }) =>
  new Map(
    [...eventsByWeek(listed(events))]
      .filter(([week]) => FIRST_WEEK <= week && week <= LAST_WEEK)
      .sort()
      .map(([week, ofWeek]) => [
        week,
        () => packEvents(withoutCrowds(ofWeek, data.groups), { looks, races: data.raceCountries }),
      ]),
  );
