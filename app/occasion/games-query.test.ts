import { expect, test } from 'vitest';
import { readGamesQuery } from './games-query.ts';

const read = (search: string) => readGamesQuery(new URLSearchParams(search));

test('days and all sessions by default, sports and medals by request', () => {
  expect(read('')).toEqual({ isBySport: false, isMedalsOnly: false, warnings: [] });
  expect(read('by=sport&medals=1')).toEqual({ isBySport: true, isMedalsOnly: true, warnings: [] });
});

test('an invalid value is ignored with a warning', () => {
  expect(read('by=venue&medals=gold')).toEqual({
    isBySport: false,
    isMedalsOnly: false,
    warnings: [
      'Sessions can be grouped by sport, not by “venue”. Showing days.',
      'Ignored an invalid filter.',
    ],
  });
});
