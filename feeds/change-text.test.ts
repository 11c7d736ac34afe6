import { describe, expect, test } from 'vitest';
import { changeWord } from '../catalog/changes/change-word.ts';
import type { ScheduleChange } from '../catalog/changes/schedule-changes.ts';
import { makeEvent } from '../catalog/check/test-data.ts';
import { changeText, movedText } from './change-text.ts';

const event = makeEvent({ start: '2026-11-22T18:00:00Z', zone: 'America/New_York' });

const change = (about: Partial<ScheduleChange>): ScheduleChange => ({
  event,
  day: '2026-11-17',
  kind: 'moved',
  before: '2026-11-22T16:30:00Z',
  after: '2026-11-22T18:00:00Z',
  beforeEnd: null,
  afterEnd: null,
  ...about,
});

describe('a change in words', () => {
  test.each<[Partial<ScheduleChange>, string, string]>([
    [{}, 'Moved', 'Sun, Nov 22, 2026, 11:30 AM EST → Sun, Nov 22, 2026, 1:00 PM EST'],
    [
      { before: '2027-01-28', after: '2027-02-04', beforeEnd: '2027-01-31', afterEnd: '2027-02-07' },
      'Moved',
      'Thu, Jan 28, 2027 to Sun, Jan 31, 2027 → Thu, Feb 4, 2027 to Sun, Feb 7, 2027',
    ],
    [
      { kind: 'timed', before: '2026-11-22' },
      'Time set',
      'Sun, Nov 22, 2026 (time TBC) → Sun, Nov 22, 2026, 1:00 PM EST',
    ],
    [
      { kind: 'timed', before: '2026-11-21', was: 'provisional' },
      'Time set',
      'Sat, Nov 21, 2026 (date TBC) → Sun, Nov 22, 2026, 1:00 PM EST',
    ],
    [
      { kind: 'timed', before: '2027-05-22', after: '2027-05-22', was: 'estimated' },
      'Date set',
      'Sat, May 22, 2027 (estimated) → Sat, May 22, 2027',
    ],
    [
      { kind: 'cancelled', before: 'scheduled', after: 'cancelled' },
      'Cancelled',
      'Sun, Nov 22, 2026, 1:00 PM EST',
    ],
    [{ kind: 'sides', before: 'Final', after: 'A vs B' }, 'Teams set', 'Final → A vs B'],
    [{ kind: 'venue', before: 'Highbury', after: 'Wembley' }, 'New venue', 'Highbury → Wembley'],
  ])('%o', (about, word, text) => {
    expect(changeWord(change(about))).toBe(word);
    expect(changeText(change(about))).toBe(text);
  });
});

test('an event that moved says what it was before', () => {
  const moved = { start: '2026-11-22T16:30:00Z', end: null, day: '2026-11-17' };
  expect(movedText({ ...event, moved })).toBe('Moved from Sun, Nov 22, 2026, 11:30 AM EST');
  expect(movedText(event)).toBeUndefined();
});
