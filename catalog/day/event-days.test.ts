import { expect, test } from 'vitest';
import { eventDays } from './event-days.ts';

test.each([
  ['a plain day', '2026-11-15', null, 'Pacific/Kiritimati', ['2026-11-15', '2026-11-15']],
  ['a tournament', '2026-07-16', '2026-07-19', 'Pacific/Pago_Pago', ['2026-07-16', '2026-07-19']],
  ['a game in the east', '2026-11-15T18:00:00Z', null, 'Pacific/Kiritimati', ['2026-11-16', '2026-11-16']],
  ['a night', '2026-11-15T22:00:00Z', '2026-11-16T02:00:00Z', 'UTC', ['2026-11-15', '2026-11-15']],
  [
    'instants days apart',
    '2026-03-11T16:00:00Z',
    '2026-03-13T20:00:00Z',
    'UTC',
    ['2026-03-11', '2026-03-13'],
  ],
])('%s', (_, start, end, timeZone, [from, to]) => {
  expect(eventDays({ start, end }, timeZone)).toEqual({ from, to });
});
