/**
 * coming: the events of all leagues on the days around the build, by the day of the build: another list every day.
 * Loaded by home and categories.
 */
import { packEvents } from '../../catalog/packed/packed-events.ts';
import { withoutCrowds } from '../../catalog/ranking/crowds.ts';
import { isNear } from '../../catalog/ranking/near-days.ts';
import type { MakeLists } from './kind.ts';

export const comingLists: MakeLists = ({ data, day, looks, events, listed }) => {
  const coming = () => withoutCrowds(listed(events.filter((event) => isNear(event, day))), data.groups);
  return new Map([[day, () => packEvents(coming(), { looks, races: data.raceCountries })]]);
};
