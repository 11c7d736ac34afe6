/** Which of several events that begin together is the one to show, and what follows it. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { isListedBefore } from '../../catalog/event/list-order.ts';
import { isPlay } from '../../catalog/event/vocabulary.ts';
import { mostImportant } from '../../catalog/ranking/most-important.ts';
import { leagueFacts } from '../data/site-map.ts';

export type IsFollowed = (event: SportsEvent) => boolean;

/** What is played next to the lead or after it. */
export interface Following {
  event: SportsEvent;
  /** How many more begin with it, the lead left out. */
  others: number;
  /** It begins when the lead does. */
  isSameTime: boolean;
}

export interface LeadEvent {
  lead: SportsEvent;
  following: Following | undefined;
}

/** `next` is the first of the events that are on or to come. */
export function leadEvent(
  next: SportsEvent,
  events: readonly SportsEvent[],
  isFollowed: IsFollowed,
  timeZone: string,
): LeadEvent {
  if (!isAttended(next)) return { lead: next, following: undefined };
  const together = slotAt(next.start, events, isFollowed);
  const [lead = next, second] = together;
  if (second) {
    return { lead, following: { event: second, others: together.length - 2, isSameTime: true } };
  }
  const start = startAfter(next, events, timeZone);
  const slot = start === undefined ? [] : slotAt(start, events, isFollowed);
  const [event] = slot;
  return { lead, following: event && { event, others: slot.length - 1, isSameTime: false } };
}

/** The best of them first: what is followed, then the most important. */
function slotAt(start: string, events: readonly SportsEvent[], isFollowed: IsFollowed): SportsEvent[] {
  const together = events.filter((event) => event.start === start && isAttended(event));
  const ordered = mostImportant(together, leagueFacts);
  return [...ordered.filter(isFollowed), ...ordered.filter((event) => !isFollowed(event))];
}

function startAfter(next: SportsEvent, events: readonly SportsEvent[], timeZone: string): string | undefined {
  let first: SportsEvent | undefined;
  for (const event of events) {
    if (!isAttended(event) || !isListedBefore(next, event, timeZone)) continue;
    if (!first || isListedBefore(event, first, timeZone)) first = event;
  }
  return first?.start;
}

function isAttended(event: SportsEvent): boolean {
  return isPlay(event) && !event.isPeriod && event.off === undefined;
}
