/**
 * week: the events of all leagues in one week, by its Monday; of days with very many games most are only counted.
 * Loaded by /calendar, and by home and categories once the coming days of their build are over.
 */

import { eventsByWeek } from '../../catalog/event/weeks.ts';
import { packEvents } from '../../catalog/packed/packed-events.ts';
import { withoutCrowds } from '../../catalog/ranking/crowds.ts';
import type { MakeLists } from './kind.ts';

export const weekLists: MakeLists = ({ data, looks, everything }) =>
  new Map(
    [...eventsByWeek(everything())]
      .sort()
      .map(([week, events]) => [
        week,
        () => packEvents(withoutCrowds(events, data.groups), { looks, races: data.raceCountries }),
      ]),
  );
