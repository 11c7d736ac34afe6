import { expect, test } from 'vitest';
import { buildCatalog } from '../catalog/read/build-catalog.ts';
import { readDataFolder } from '../catalog/read/read-data.ts';
import { groupBy } from '../catalog/util/group-by.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { atOnce } from './steps.ts';

/** Of all the data, whatever it is: calendar apps show nothing of a calendar but its name. */
test('no two calendars have one name', { timeout: 120_000 }, () => {
  const feeds = atOnce(calendarFeeds(buildCatalog(readDataFolder('data').data)));
  expect(feeds.length).toBeGreaterThan(1000);
  const shared = [...groupBy(feeds, ({ name }) => name)].filter(([, same]) => same.length > 1);
  expect(shared.map(([name, same]) => [name, ...same.map(({ path }) => path)])).toEqual([]);
});
