import { describe, expect, test } from 'vitest';
import { groupEvents } from '../event/group-events.ts';
import { testDays, testEvent } from '../event/test-event.ts';
import { besideLast, currentSubgroups, rangeLabel } from './open-groups.ts';

const season = groupEvents(
  [
    ...testDays('2026-03-01', 3, { section: 'Preseason' }),
    ...[1, 2, 3].flatMap((week) => testDays(`2026-09-0${week}`, 15, { type: `Week ${week}` })),
    testEvent({ section: 'Regular Season', name: 'Regular Season', start: '2026-09-01', end: '2026-12-31' }),
    testEvent({ section: 'Final', start: '2026-12-20' }),
  ],
  'UTC',
);
const open = (today: string) => [...currentSubgroups(season, today, 'UTC')];

describe('currentParts', () => {
  test('opens every part with events in the coming week', () => {
    expect(open('2026-08-31')).toEqual([
      'group_regular-season-week-1',
      'group_regular-season-week-2',
      'group_regular-season-week-3',
    ]);
  });

  test('opens the next part when the week is empty; a frame that runs does not count', () => {
    expect(open('2026-10-15')).toEqual(['group_final']);
    expect(open('2026-03-10')).toEqual(['group_regular-season-week-1']);
  });

  test('opens the first part of a season that is over', () => {
    expect(open('2027-06-01')).toEqual(['group_preseason']);
  });

  test('a tournament under way counts for today', () => {
    const groups = groupEvents(
      [testEvent({ section: 'Major', start: '2026-04-09', end: '2026-04-12' })],
      'UTC',
    );
    expect([...currentSubgroups(groups, '2026-04-11', 'UTC')]).toEqual(['group_major']);
  });

  test('a round whose days are open counts until its last one', () => {
    const groups = groupEvents(
      [
        testEvent({ section: 'Matchday 12', start: '2026-11-21', provisional: true }),
        testEvent({ section: 'Matchday 13', start: '2026-12-05', provisional: true }),
      ],
      'UTC',
    );
    expect([...currentSubgroups(groups, '2026-11-23', 'UTC')]).toEqual(['group_matchday-12']);
    expect([...currentSubgroups(groups, '2026-11-24', 'UTC')]).toEqual(['group_matchday-13']);
  });
});

test('transfer windows and the period of the season come after the matchdays', () => {
  const groups = groupEvents(
    [
      testEvent({ section: '', name: 'Transfer Window', start: '2026-06-15', end: '2026-09-01' }),
      testEvent({
        section: 'Regular Season',
        name: 'Regular Season',
        start: '2026-08-01',
        end: '2026-08-31',
      }),
      ...[1, 2, 3].map((day) => testEvent({ section: `Matchday ${day}`, start: `2026-08-1${day}` })),
      testEvent({ section: 'Playoffs', name: 'Playoffs', start: '2026-09-10', end: '2026-09-30' }),
      testEvent({ section: 'Championship', start: '2026-09-30' }),
    ],
    'UTC',
  );
  expect(besideLast(groups, groups).map(({ label }) => label)).toEqual([
    'Matchday 1',
    'Matchday 2',
    'Matchday 3',
    'Playoffs',
    'Championship',
    'Other dates',
    'Regular Season',
  ]);
});

test('Olympic Games come before their sports, and a long sport before those within it', () => {
  const day = (section: string, date: number) =>
    testEvent({ section, name: `${section}: Final`, start: `2028-07-${date}` });
  const groups = groupEvents(
    [
      testEvent({ section: 'Championship', name: 'Olympics', start: '2028-07-14', end: '2028-07-30' }),
      ...[15, 29].map((date) => day('Sailing', date)),
      ...[16, 17, 18].map((date) => day(`Sport of ${date} July`, date)),
    ],
    'UTC',
    'olympics',
  );
  expect(besideLast(groups, groups).map(({ label }) => label)).toEqual([
    'The Games',
    'Sailing',
    'Sport of 16 July',
    'Sport of 17 July',
    'Sport of 18 July',
  ]);
});

test.each([
  ['Matchday 1', 'Matchday 10', 'Matchdays 1 to 10'],
  ['January 2026', 'October 2026', 'January to October 2026'],
  ['October 2026', 'March 2027', 'October 2026 to March 2027'],
  ['Offseason', 'Preseason', 'Offseason to Preseason'],
  ['Draft', 'Draft', 'Draft'],
])('from %s to %s', (first, last, label) => {
  expect(rangeLabel(first, last)).toBe(label);
});
