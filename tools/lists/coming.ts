/**
 * coming: the events of all leagues on the days around the build, by the day of the build: another list every day.
 * Loaded by home and categories.
 */

import { packEvents } from '../../catalog/packed/packed-events.ts';
import { nearDays } from '../../catalog/ranking/near-days.ts';
import type { MakeLists } from './kind.ts';

export const comingLists: MakeLists = ({ data, day, looks, everything }) =>
  new Map([
    [day, () => packEvents(nearDays(everything(), day, data.groups), { looks, races: data.raceCountries })],
  ]);
