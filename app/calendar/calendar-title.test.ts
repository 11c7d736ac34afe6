import { expect, test } from 'vitest';
import { shownDays } from './calendar-query.ts';
import { calendarTitle } from './calendar-title.ts';

test.each([
  ['day', '2026-12-26', 'Saturday 26 December'],
  ['day', '2027-01-01', 'Friday 1 January 2027'],
  ['week', '2026-12-26', '21–27 Dec 2026'],
  ['week', '2027-01-01', '28 Dec 2026 – 3 Jan 2027'],
  ['month', '2026-12-26', 'December 2026'],
] as const)('the %s of %s is headed %s', (view, day, title) => {
  const query = { view, day };
  expect(calendarTitle(query, shownDays(query, 'monday'), '2026-11-15')).toBe(title);
});
