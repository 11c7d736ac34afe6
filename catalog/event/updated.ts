/**
 * When what the catalogue says about an event last changed. `npm run data:format` writes it into the data; events
 * that have not changed since the first publication have no such field.
 */
export const FIRST_PUBLISHED = '2026-11-15T00:00:00Z';

const MINUTE = 60_000;

interface Updatable {
  updated?: string;
}

export function updatedAt(event: Updatable): string {
  return event.updated ?? FIRST_PUBLISHED;
}

/** The newest change; without events, the first publication. */
export function lastUpdate(events: Iterable<Updatable>): string {
  let last = FIRST_PUBLISHED;
  for (const event of events) if (updatedAt(event) > last) last = updatedAt(event);
  return last;
}

/** iCalendar's SEQUENCE: 0 at first, and a greater number after every change. Minutes, so that it needs no counter. */
export function sequenceOf(event: Updatable): number {
  return Math.max(0, Math.floor((Date.parse(updatedAt(event)) - Date.parse(FIRST_PUBLISHED)) / MINUTE));
}
