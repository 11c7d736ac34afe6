/** Changes of the schedule on their way to the browser: their events once, and a column for each field of the changes. */
import type { OpenDate } from '../changes/change-record.ts';
import type { ChangeKind, ScheduleChange } from '../changes/schedule-changes.ts';
import type { SportsEvent } from '../event/event.ts';
import { type PackedEvents, type PackingFacts, packEvents, unpackEvents } from './packed-events.ts';

/** Every column has one entry per change. */
export interface PackedChanges {
  events: PackedEvents;
  /** Positions in the events. */
  event: number[];
  day: string[];
  kind: ChangeKind[];
  before: string[];
  after: string[];
  beforeEnd: (string | null)[];
  afterEnd: (string | null)[];
  was: (OpenDate | null)[];
}

export function packChanges(changes: readonly ScheduleChange[], facts: PackingFacts): PackedChanges {
  const events = [...new Set(changes.map(({ event }) => event))];
  const positions = new Map(events.map((event, position) => [event, position]));
  return {
    events: packEvents(events, facts),
    event: changes.map(({ event }) => positions.get(event) ?? -1),
    day: changes.map(({ day }) => day),
    kind: changes.map(({ kind }) => kind),
    before: changes.map(({ before }) => before),
    after: changes.map(({ after }) => after),
    beforeEnd: changes.map(({ beforeEnd }) => beforeEnd),
    afterEnd: changes.map(({ afterEnd }) => afterEnd),
    was: changes.map(({ was = null }) => was),
  };
}

export function unpackChanges(
  packed: PackedChanges,
  unpack: (events: PackedEvents) => SportsEvent[] = unpackEvents,
): ScheduleChange[] {
  const events = unpack(packed.events);
  return packed.event.flatMap((position, row) => {
    const event = events[position];
    const kind = packed.kind[row];
    const was = packed.was[row];
    if (!event || !kind) return [];
    return {
      event,
      day: packed.day[row] ?? '',
      kind,
      before: packed.before[row] ?? '',
      after: packed.after[row] ?? '',
      beforeEnd: packed.beforeEnd[row] ?? null,
      afterEnd: packed.afterEnd[row] ?? null,
      ...(was ? { was } : {}),
    };
  });
}
