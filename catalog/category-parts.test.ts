import { expect, test } from 'vitest';
import { categoryParts, partsWith } from './category-parts.ts';
import { shippedCatalog } from './check/test-data.ts';
import { eventsByWeek } from './weeks.ts';

test('the parts of the given weeks hold every event of these weeks', () => {
  for (const { leagues } of shippedCatalog().categories) {
    const events = leagues.flatMap((league) => league.seasons.flatMap((season) => season.events));
    const parts = categoryParts(events);
    const firstWeeks = [...parts.keys()];
    expect(firstWeeks).toEqual([...firstWeeks].sort());
    for (const [week, members] of eventsByWeek(events)) {
      const loaded = new Set(partsWith(firstWeeks, [week]).flatMap((key) => parts.get(key) ?? []));
      expect(members.every((event) => loaded.has(event))).toBe(true);
    }
  }
});

test('weeks of one part need one part, weeks before the first need none', () => {
  expect(partsWith(['2026-08-03', '2026-10-05'], ['2026-09-07', '2026-09-14'])).toEqual(['2026-08-03']);
  expect(partsWith(['2026-08-03', '2026-10-05'], ['2026-09-28', '2026-10-05'])).toEqual([
    '2026-08-03',
    '2026-10-05',
  ]);
  expect(partsWith(['2026-08-03'], ['2026-07-27'])).toEqual([]);
});
