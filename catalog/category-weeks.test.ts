import { expect, test } from 'vitest';
import { categoryWeeks, listsWithWeeks } from './category-weeks.ts';
import { fixtureCatalog } from './check/test-data.ts';
import { eventsByWeek } from './weeks.ts';

test('the lists of the given weeks hold every event of these weeks', () => {
  for (const { leagues } of fixtureCatalog().categories) {
    const events = leagues.flatMap((league) => league.seasons.flatMap((season) => season.events));
    const lists = categoryWeeks(events);
    const firstWeeks = [...lists.keys()];
    expect(firstWeeks).toEqual([...firstWeeks].sort());
    for (const [week, ofWeek] of eventsByWeek(events)) {
      const loaded = new Set(listsWithWeeks(firstWeeks, [week]).flatMap((key) => lists.get(key) ?? []));
      expect(ofWeek.every((event) => loaded.has(event))).toBe(true);
    }
  }
});

test('weeks of one list need one list, weeks before the first need none', () => {
  expect(listsWithWeeks(['2026-08-03', '2026-10-05'], ['2026-09-07', '2026-09-14'])).toEqual(['2026-08-03']);
  expect(listsWithWeeks(['2026-08-03', '2026-10-05'], ['2026-09-28', '2026-10-05'])).toEqual([
    '2026-08-03',
    '2026-10-05',
  ]);
  expect(listsWithWeeks(['2026-08-03'], ['2026-07-27'])).toEqual([]);
});
