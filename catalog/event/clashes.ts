/**
 * Which events of somebody's calendar are on at the same time. Only games of a followed team, and races, fights and
 * drafts of a followed league can clash. Nobody watches all games of a league, so the caller leaves those out.
 */
import { isTimed } from '../day/day.ts';
import { endTime } from './duration.ts';
import type { SportsEvent } from './event.ts';
import { statusOf } from './status.ts';

export interface FollowedEvent {
  event: SportsEvent;
  sport: string;
  /** The followed teams and leagues that it is one of. Two events of one team or league never clash: nobody plays twice at once. */
  via: readonly string[];
}

interface Slot extends FollowedEvent {
  from: number;
  to: number;
}

/** A timed event that is longer than this is a tournament: nobody watches all of it. */
const LONGEST_WATCHED_MS = 12 * 60 * 60_000;

/** For each event that clashes, by its identity, what it clashes with in the order of their starts. */
export function clashesOf(followed: readonly FollowedEvent[]): Map<string, SportsEvent[]> {
  const slots = followed.flatMap(slotOf).sort((a, b) => a.from - b.from);
  const clashes = new Map<string, SportsEvent[]>();
  const add = (event: SportsEvent, other: SportsEvent) => {
    const known = clashes.get(event.id);
    if (known) known.push(other);
    else clashes.set(event.id, [other]);
  };
  for (const [index, slot] of slots.entries()) {
    for (let next = index + 1; next < slots.length; next += 1) {
      const other = slots[next];
      // Sorted by start: nothing after this begins before the slot ends.
      if (!other || other.from >= slot.to) break;
      if (slot.via.some((star) => other.via.includes(star))) continue;
      add(slot.event, other.event);
      add(other.event, slot.event);
    }
  }
  return clashes;
}

/** When it is on; empty if it has no known time or was called off. */
function slotOf(followed: FollowedEvent): Slot[] {
  const { event, sport } = followed;
  if (!isTimed(event.start) || event.sure === 'estimated') return [];
  const from = Date.parse(event.start);
  const to = endTime(event, sport);
  // At its start an event is live unless it was called off.
  if (to - from > LONGEST_WATCHED_MS || statusOf(event, sport, from) !== 'live') return [];
  return [{ ...followed, from, to }];
}
