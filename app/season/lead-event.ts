/** Which of several events that begin together is the one to show, and what follows it. */
import { splitDetails } from '../../catalog/channels.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { importanceRank } from '../../catalog/importance.ts';
import { isPeriod, isPlay } from '../../catalog/period.ts';
import { calledOff } from '../../catalog/status.ts';

type IsStarred = (event: SportsEvent) => boolean;

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
  isStarred: IsStarred,
): LeadEvent {
  if (!isAttended(next)) return { lead: next, following: undefined };
  const together = slotAt(next.start, events, isStarred);
  const [lead = next, second] = together;
  if (second) {
    return { lead, following: { event: second, others: together.length - 2, isSameTime: true } };
  }
  const start = startAfter(next, events);
  const slot = start === undefined ? [] : slotAt(start, events, isStarred);
  const [event] = slot;
  return { lead, following: event && { event, others: slot.length - 1, isSameTime: false } };
}

/** The best of them first: starred, then what decides most, then what is on television. */
function slotAt(start: string, events: readonly SportsEvent[], isStarred: IsStarred): SportsEvent[] {
  const orderOf = (event: SportsEvent) => [
    isStarred(event) ? 0 : 1,
    importanceRank(event),
    splitDetails(event.details).channels.length > 0 ? 0 : 1,
  ];
  return events
    .filter((event) => event.start === start && isAttended(event))
    .map((event) => ({ event, order: orderOf(event) }))
    .sort((a, b) => compare(a.order, b.order))
    .map(({ event }) => event);
}

function startAfter(next: SportsEvent, events: readonly SportsEvent[]): string | undefined {
  let first: string | undefined;
  for (const event of events) {
    if (event.start <= next.start || (first !== undefined && event.start >= first)) continue;
    if (isAttended(event)) first = event.start;
  }
  return first;
}

function isAttended(event: SportsEvent): boolean {
  return isPlay(event) && !isPeriod(event) && calledOff(event) === undefined;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
