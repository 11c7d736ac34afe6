/** A change of the schedule in words, for readers without a zone of their own: times are those at the venue, with their zone. */
import type { OpenDate } from '../catalog/changes/change-record.ts';
import type { ScheduleChange } from '../catalog/changes/schedule-changes.ts';
import { isTimed } from '../catalog/day/day.ts';
import type { SportsEvent } from '../catalog/event/event.ts';

/** `Sat, Nov 21, 2026 (date TBC) → Sun, Nov 22, 2026, 4:30 PM GMT` */
export function changeText({ event, kind, before, after, beforeEnd, afterEnd, was }: ScheduleChange): string {
  if (kind === 'moved' || kind === 'timed') {
    const isOpen = was ?? (kind === 'timed' && !isTimed(before) ? 'time' : undefined);
    const old = dateText(before, beforeEnd, event.zone, isOpen);
    return `${old} → ${dateText(after, afterEnd, event.zone)}`;
  }
  if (kind === 'renamed' || kind === 'sides' || kind === 'venue') return `${before} → ${after}`;
  return dateText(event.start, event.end, event.zone);
}

/** What an event's own entry says of its last move. */
export function movedText({ moved, zone }: Pick<SportsEvent, 'moved' | 'zone'>): string | undefined {
  return moved && `Moved from ${dateText(moved.start, moved.end, zone)}`;
}

const OPEN_WORDS: Record<OpenDate | 'time', string> = {
  estimated: ' (estimated)',
  provisional: ' (date TBC)',
  time: ' (time TBC)',
};

function dateText(start: string, end: string | null, zone: string, open?: OpenDate | 'time'): string {
  const last = end === null ? '' : ` to ${pointText(end, zone)}`;
  return `${pointText(start, zone)}${last}${open ? OPEN_WORDS[open] : ''}`;
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

function pointText(dayOrInstant: string, zone: string): string {
  const options = isTimed(dayOrInstant) ? { ...DAY, ...TIME, timeZone: zone } : { ...DAY, timeZone: 'UTC' };
  // Before AM and PM there is a narrow space, which old apps show as a box.
  return new Intl.DateTimeFormat('en-US', options).format(new Date(dayOrInstant)).replaceAll('\u202f', ' ');
}
