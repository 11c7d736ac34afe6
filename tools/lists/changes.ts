/**
 * changes: what moved, got its time, was called off or renamed in the weeks before the newest data, with its events.
 * Loaded by /changes and by My calendar.
 */
import { recentChanges, scheduleChanges } from '../../catalog/changes/schedule-changes.ts';
import { packChanges } from '../../catalog/packed/packed-changes.ts';
import { dayOfData } from '../../feeds/calendar-feeds.ts';
import type { MakeLists } from './kind.ts';

export const changeLists: MakeLists = ({ catalog, data, looks, events, listed }) => {
  const changes = () => recentChanges(scheduleChanges(listed(events), data.changes), dayOfData(catalog));
  return new Map([['all', () => packChanges(changes(), { looks, races: data.raceCountries })]]);
};
