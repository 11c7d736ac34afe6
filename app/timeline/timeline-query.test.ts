import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuery, searchText, writeQuery } from '../util/query.ts';
import { queryOfView, requestedView, timelineParameters } from './timeline-query.ts';
import { daysInView, defaultView, type TimelineView } from './view.ts';

const axis = { from: '2023-01-01', length: 2192 };
const today = '2026-11-15';

const parameters = timelineParameters(axis);

function viewOf(search: URLSearchParams) {
  const { query, warnings } = readQuery(parameters, search);
  return { view: requestedView(query, axis, today), warnings };
}

function read(search: string) {
  const { view, warnings } = viewOf(new URLSearchParams(search));
  return { ...daysInView(axis, view), warnings };
}

test('an address says where the view begins and how many months it has', () => {
  expect(read('from=2025-03&months=6')).toEqual({ first: '2025-03-01', last: '2025-08-31', warnings: [] });
  expect(read('from=2025-03-10&months=1')).toEqual({ first: '2025-03-10', last: '2025-04-09', warnings: [] });
  expect(read('from=2025-03')).toMatchObject({ first: '2025-03-01', last: '2026-02-28' });
  expect(read('from=2023-01&months=72')).toMatchObject({
    first: '2023-01-01',
    last: '2028-12-31',
    warnings: [],
  });
  expect(read('')).toMatchObject({ first: '2026-08-01', last: '2027-07-31', warnings: [] });
});

test.each([
  ['from=2026-13', 'is not a month or day'],
  ['from=2026-02-30', 'is not a month or day'],
  ['from=1999-01', '2023 to 2028'],
  ['from=2029-01', '2023 to 2028'],
  ['from=', 'is not a month or day'],
  ['months=0', '1 to 72 months'],
  ['months=73', '1 to 72 months'],
  ['months=-3', '1 to 72 months'],
  ['months=1e1', '1 to 72 months'],
  [`months=${'9'.repeat(60)}`, '…'],
])('%s is dropped with a sentence', (search, words) => {
  const { first, warnings } = read(search);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(words);
  expect(first).toBe('2026-08-01');
});

describe('whatever is written into the address', () => {
  test('is a view on the axis or a sentence, never a failure', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, months) => {
        const { view, warnings } = viewOf(new URLSearchParams({ from, months }));
        expect(view.from).toBeGreaterThanOrEqual(0);
        expect(view.from + view.days).toBeLessThanOrEqual(axis.length);
        expect(warnings.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

test('the usual view has nothing in the address, another is read back as it was; others’ parameters stay', () => {
  const search = new URLSearchParams('tz=Europe/London&from=2024-01&months=3');
  const write = (view: TimelineView) =>
    searchText(writeQuery(parameters, search, queryOfView(view, axis, today)));
  expect(write(defaultView(axis, today))).toBe('?tz=Europe/London');
  expect(write(viewOf(search).view)).toBe('?tz=Europe/London&from=2024-01&months=3');
});
