import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import type { ChangeRecord } from './change-record.ts';
import { changesOf, lastMove, recentChanges, scheduleChanges } from './schedule-changes.ts';

const GAME = { name: 'Arsenal vs Chelsea', home: 'Arsenal', away: 'Chelsea' };

const record = (about: Partial<ChangeRecord>): ChangeRecord => ({
  id: 'premierleague/2026-27/arsenal-vs-chelsea',
  day: '2026-11-17',
  field: 'start',
  before: '2026-11-22T13:00:00Z',
  after: '2026-11-22T20:30:00Z',
  source: 'fixture-list',
  ...about,
});

describe('the kind of a change', () => {
  test.each<[string, Parameters<typeof makeEvent>[0], Partial<ChangeRecord>[], object[]]>([
    [
      'moved: a known time became another',
      { ...GAME, start: '2026-11-22T20:30:00Z' },
      [{}],
      [{ kind: 'moved', before: '2026-11-22T13:00:00Z', after: '2026-11-22T20:30:00Z', beforeEnd: null }],
    ],
    [
      'moved: a known day became another, and has a time',
      { ...GAME, start: '2026-11-21T20:30:00Z' },
      [{ before: '2026-11-22', after: '2026-11-21T20:30:00Z' }],
      [{ kind: 'moved' }],
    ],
    [
      'moved: both days of a tournament',
      { name: 'Open', start: '2026-11-20', end: '2026-11-23' },
      [
        { before: '2026-11-21', after: '2026-11-20' },
        { field: 'end', before: '2026-11-24', after: '2026-11-23' },
      ],
      [
        {
          kind: 'moved',
          before: '2026-11-21',
          beforeEnd: '2026-11-24',
          after: '2026-11-20',
          afterEnd: '2026-11-23',
        },
      ],
    ],
    [
      'moved: the last day alone',
      { name: 'Open', start: '2026-11-20', end: '2026-11-23' },
      [{ field: 'end', before: '2026-11-22', after: '2026-11-23' }],
      [{ kind: 'moved', before: '2026-11-20', beforeEnd: '2026-11-22', afterEnd: '2026-11-23' }],
    ],
    [
      'timed: the day at the venue is the same, in UTC it is the next',
      { ...GAME, start: '2026-11-22T02:00:00Z', zone: 'America/Los_Angeles' },
      [{ before: '2026-11-21', after: '2026-11-22T02:00:00Z' }],
      [{ kind: 'timed', before: '2026-11-21' }],
    ],
    [
      'timed: an open day of the round became another',
      { ...GAME, start: '2026-11-23T20:00:00Z' },
      [{ before: '2026-11-21', was: 'provisional', after: '2026-11-23T20:00:00Z' }],
      [{ kind: 'timed', was: 'provisional' }],
    ],
    [
      'timed: an estimated date was confirmed as it was',
      { name: 'Final', start: '2026-11-22' },
      [{ before: '2026-11-22', was: 'estimated', after: '2026-11-22' }],
      [{ kind: 'timed', was: 'estimated', before: '2026-11-22', after: '2026-11-22' }],
    ],
    [
      'cancelled',
      { ...GAME, details: 'Cancelled' },
      [{ field: 'status', before: 'scheduled', after: 'cancelled' }],
      [{ kind: 'cancelled', before: 'scheduled', after: 'cancelled' }],
    ],
    [
      'postponed',
      { ...GAME, details: 'Postponed; snow' },
      [{ field: 'status', before: 'scheduled', after: 'postponed' }],
      [{ kind: 'postponed' }],
    ],
    [
      'restored',
      GAME,
      [{ field: 'status', before: 'cancelled', after: 'scheduled' }],
      [{ kind: 'restored', before: 'cancelled' }],
    ],
    [
      'moved, where a postponed game got its new date',
      { ...GAME, start: '2026-12-02' },
      [
        { before: '2026-11-22', after: '2026-12-02' },
        { field: 'status', before: 'postponed', after: 'scheduled' },
      ],
      [{ kind: 'moved' }],
    ],
    [
      'sides: a placeholder became a game',
      { ...GAME, publishedAs: 'Final' },
      [{ field: 'name', before: 'Final', after: 'Arsenal vs Chelsea' }],
      [{ kind: 'sides', before: 'Final', after: 'Arsenal vs Chelsea' }],
    ],
    [
      'renamed',
      { name: 'Austin Championship' },
      [{ field: 'name', before: 'Good Good Championship', after: 'Austin Championship' }],
      [{ kind: 'renamed', before: 'Good Good Championship' }],
    ],
    [
      'venue',
      { ...GAME, location: 'Wembley Stadium (London)' },
      [{ field: 'location', before: 'Emirates Stadium (London)', after: 'Wembley Stadium (London)' }],
      [{ kind: 'venue', before: 'Emirates Stadium (London)', after: 'Wembley Stadium (London)' }],
    ],
    ['none, where our mistake was corrected', { ...GAME }, [{ correction: true }], []],
  ])('is %s', (_, about, records, expected) => {
    expect(changesOf(makeEvent(about), records.map(record))).toMatchObject(expected);
  });

  test('of several days is told for each of them, newest first, with the facts of that time', () => {
    const event = makeEvent({ name: 'Open', start: '2026-11-20', end: '2026-11-23' });
    const changes = changesOf(event, [
      record({ day: '2026-10-01', before: '2026-11-22', after: '2026-11-21' }),
      record({ day: '2026-11-01', field: 'end', before: '2026-11-24', after: '2026-11-23' }),
      record({ day: '2026-11-17', before: '2026-11-21', after: '2026-11-20' }),
    ]);
    expect(changes.map(({ day, before, beforeEnd }) => [day, before, beforeEnd])).toEqual([
      ['2026-11-17', '2026-11-21', '2026-11-23'],
      ['2026-11-01', '2026-11-21', '2026-11-24'],
      ['2026-10-01', '2026-11-22', '2026-11-24'],
    ]);
  });
});

describe('the last move of an event', () => {
  const event = makeEvent({ ...GAME, start: '2026-11-22T20:30:00Z' });

  test('is that to its present date', () => {
    expect(lastMove(event, [record({})])).toEqual({
      start: '2026-11-22T13:00:00Z',
      end: null,
      day: '2026-11-17',
    });
  });

  test('is none where it only got its time, or where the move was a mistake that is corrected', () => {
    const after = '2026-11-22T20:30:00Z';
    expect(lastMove(event, [record({ before: '2026-11-22', after })])).toBeUndefined();
    const mistake = record({ day: '2026-11-16', before: after, after: '2026-11-25T20:30:00Z' });
    const correction = record({ before: '2026-11-25T20:30:00Z', after, correction: true });
    expect(lastMove(event, [mistake, correction])).toBeUndefined();
  });
});

test('recent changes are those of 60 days, the newest day first, each day in the order of its events', () => {
  const events = ['A vs B', 'C vs D', 'E vs F'].map((name) => makeEvent({ name }));
  const days = ['2026-11-10', '2026-11-17', '2026-09-15'];
  const records = events.map(({ id }, index) => record({ id, day: days[index] ?? '' }));
  const moved = record({ id: events[1]?.id ?? '', day: '2026-11-10' });
  const gone = record({ id: 'premierleague/2026-27/x-vs-y' });
  const files = [{ records: [moved, ...records, gone] }];
  const recent = recentChanges(scheduleChanges(events, files), '2026-11-17');
  expect(recent.map(({ day, event }) => [day, event.name])).toEqual([
    ['2026-11-17', 'C vs D'],
    ['2026-11-10', 'A vs B'],
    ['2026-11-10', 'C vs D'],
  ]);
});
