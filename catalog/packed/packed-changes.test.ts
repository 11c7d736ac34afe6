import { expect, test } from 'vitest';
import type { ScheduleChange } from '../changes/schedule-changes.ts';
import { makeEvent } from '../check/test-data.ts';
import { packChanges, unpackChanges } from './packed-changes.ts';

test('changes come out of their list as they were, also two of one event', () => {
  const event = makeEvent({ name: 'Austin Open', start: '2026-11-20', end: '2026-11-23' });
  const other = makeEvent({ name: 'Final', details: 'Cancelled' });
  const changes: ScheduleChange[] = [
    {
      event,
      day: '2026-11-17',
      kind: 'timed',
      before: '2026-11-21',
      after: '2026-11-20',
      beforeEnd: '2026-11-24',
      afterEnd: '2026-11-23',
      was: 'estimated',
    },
    {
      event: other,
      day: '2026-11-17',
      kind: 'cancelled',
      before: 'scheduled',
      after: 'cancelled',
      beforeEnd: null,
      afterEnd: null,
    },
    {
      event,
      day: '2026-11-10',
      kind: 'renamed',
      before: 'Open',
      after: 'Austin Open',
      beforeEnd: null,
      afterEnd: null,
    },
  ];
  const packed = packChanges(changes, { looks: new Map() });
  expect(packed.events.name).toHaveLength(2);
  expect(unpackChanges(JSON.parse(JSON.stringify(packed)))).toStrictEqual(changes);
});
