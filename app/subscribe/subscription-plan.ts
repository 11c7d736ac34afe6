/** How a choice of parts can be subscribed to: as one calendar, as several, or not at all. */
import type { OfferedCalendar, OfferedPart } from './offered-calendar.ts';

export type SubscriptionPlan =
  | { kind: 'nothing' }
  | { kind: 'one'; name: string; feed: string }
  /** Calendars of their own, and what is ticked but has none. */
  | { kind: 'several'; each: (OfferedPart & { feed: string })[]; without: OfferedPart[] };

type Offer = Pick<OfferedCalendar, 'name' | 'feed' | 'parts'>;
type Ticked = ReadonlySet<string>;

/** Ticked itself, or part of what is ticked. */
export function isOn(part: OfferedPart, ticked: Ticked): boolean {
  return ticked.has(part.id) || isImplied(part, ticked);
}

/** It comes with a larger part, so its own tick says nothing. */
export function isImplied({ within }: OfferedPart, ticked: Ticked): boolean {
  return within !== undefined && ticked.has(within);
}

/** A part that is turned off takes with it what came with it. */
export function toggle(part: OfferedPart, parts: readonly OfferedPart[], ticked: Ticked): Set<string> {
  if (!ticked.has(part.id)) return new Set([...ticked, part.id]);
  const gone = new Set([part.id, ...parts.filter(({ within }) => within === part.id).map(({ id }) => id)]);
  return new Set([...ticked].filter((id) => !gone.has(id)));
}

export function planOf({ name, feed, parts }: Offer, ticked: Ticked): SubscriptionPlan {
  if (feed !== undefined && parts.every((part) => isOn(part, ticked))) return { kind: 'one', name, feed };
  const chosen = parts.filter((part) => ticked.has(part.id) && !isImplied(part, ticked));
  const [first] = chosen;
  if (!first) return { kind: 'nothing' };
  if (chosen.length === 1 && first.feed !== undefined) {
    return {
      kind: 'one',
      name: feed === undefined ? first.name : `${name}: ${first.name}`,
      feed: first.feed,
    };
  }
  return {
    kind: 'several',
    each: chosen.flatMap((part) => (part.feed === undefined ? [] : [{ ...part, feed: part.feed }])),
    without: chosen.filter((part) => part.feed === undefined),
  };
}
