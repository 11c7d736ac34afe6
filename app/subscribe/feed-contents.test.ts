import { expect, test } from 'vitest';
import { contentsText } from './feed-contents.ts';

const text = (
  contents: Parameters<typeof contentsText>[0],
  seasons: readonly string[] = [],
  isWithoutGames = false,
) => contentsText(contents, { seasons, isWithoutGames, style: { dateOrder: 'day' } });

test('a calendar with all of its seasons', () => {
  expect(text({ events: 2714 }, ['2025-26', '2026-27'])).toBe('2025-26 and 2026-27: 2,714 events.');
  expect(text({ events: 26 }, ['2025', '2026', '2027'])).toBe('2025 to 2027: 26 events.');
  expect(text({ events: 1 }, ['2026'])).toBe('2026: 1 event.');
});

test('a calendar with what fits', () => {
  expect(text({ events: 1425, from: '2026-04-01' }, ['2025-26', '2026-27'])).toBe(
    '1,425 events from 1 Apr 2026 on. Earlier ones are in the history.',
  );
  expect(text({ events: 1566, from: '2026-11-06' })).toBe(
    '1,566 events from 6 Nov 2026 on. Earlier ones are in the calendars of the leagues.',
  );
  expect(text({ events: 1559, from: '2026-11-10', to: '2026-12-11' }, ['2026-27'])).toBe(
    '1,559 events from 10 Nov 2026 to 11 Dec 2026. Later games are added closer to the date.',
  );
});

test('a calendar without the games of the regular season', () => {
  expect(text({ events: 420 }, ['2025-26', '2026-27'], true)).toBe(
    '2025-26 and 2026-27: 420 events. Regular-season games are in the team calendars.',
  );
});
