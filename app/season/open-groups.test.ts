import { describe, expect, test } from 'vitest';
import { groupEvents } from '../event/group-events.ts';
import { testDays, testEvent } from '../event/test-event.ts';
import { currentSubgroups } from './open-groups.ts';

const season = groupEvents(
  [
    ...testDays('2026-03-01', 3, { category: 'Preseason' }),
    ...[1, 2, 3].flatMap((week) => testDays(`2026-09-0${week}`, 15, { type: `Week ${week}` })),
    testEvent({ category: 'Regular Season', name: 'Regular Season', start: '2026-09-01', end: '2026-12-31' }),
    testEvent({ category: 'Final', start: '2026-12-20' }),
  ],
  'UTC',
);
const open = (today: string) => [...currentSubgroups(season, today, 'UTC')];

describe('currentParts', () => {
  test('opens every part with events in the coming week', () => {
    expect(open('2026-08-31')).toEqual([
      'regular-season-week-1',
      'regular-season-week-2',
      'regular-season-week-3',
    ]);
  });

  test('opens the next part when the week is empty; a frame that runs does not count', () => {
    expect(open('2026-10-15')).toEqual(['final']);
    expect(open('2026-03-10')).toEqual(['regular-season-week-1']);
  });

  test('opens the first part of a season that is over', () => {
    expect(open('2027-06-01')).toEqual(['preseason']);
  });

  test('a tournament under way counts for today', () => {
    const groups = groupEvents(
      [testEvent({ category: 'Major', start: '2026-04-09', end: '2026-04-12' })],
      'UTC',
    );
    expect([...currentSubgroups(groups, '2026-04-11', 'UTC')]).toEqual(['major']);
  });
});
