import { expect, test } from 'vitest';
import { buildCatalog } from '../catalog/build-catalog.ts';
import { groupBy } from '../catalog/group-by.ts';
import { readDataFolder } from '../catalog/read-data.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { atOnce } from './steps.ts';

/** Of all the data, whatever it is: calendar apps show nothing of a calendar but its name. */
test('no two calendars have one name', { timeout: 120_000 }, () => {
  const feeds = atOnce(calendarFeeds(buildCatalog(readDataFolder('data').data)));
  expect(feeds.length).toBeGreaterThan(1000);
  const shared = [...groupBy(feeds, ({ name }) => name)].filter(([, same]) => same.length > 1);
  expect(shared.map(([name, same]) => [name, ...same.map(({ path }) => path)])).toEqual([]);
});
