/** How the selected options can be subscribed to: as one calendar, as several, or not at all. */
import type { CalendarOption, OfferedCalendar } from './offered-calendar.ts';

export type SubscriptionPlan =
  | { kind: 'nothing' }
  | { kind: 'one'; name: string; feed: string }
  /** Calendars of their own, and what is selected but has none. */
  | { kind: 'several'; each: (CalendarOption & { feed: string })[]; without: CalendarOption[] };

type Offer = Pick<OfferedCalendar, 'name' | 'feed' | 'options'>;
type Selected = ReadonlySet<string>;

/** Selected itself, or part of a selected option. */
export function isIncluded(option: CalendarOption, selected: Selected): boolean {
  return selected.has(option.id) || isImplied(option, selected);
}

/** A larger option already includes it. */
export function isImplied({ within }: CalendarOption, selected: Selected): boolean {
  return within !== undefined && selected.has(within);
}

/** Deselecting an option also deselects those it includes. */
export function toggle(
  option: CalendarOption,
  options: readonly CalendarOption[],
  selected: Selected,
): Set<string> {
  if (!selected.has(option.id)) return new Set([...selected, option.id]);
  const gone = new Set([
    option.id,
    ...options.filter(({ within }) => within === option.id).map(({ id }) => id),
  ]);
  return new Set([...selected].filter((id) => !gone.has(id)));
}

export function planOf({ name, feed, options }: Offer, selected: Selected): SubscriptionPlan {
  if (feed !== undefined && options.every((option) => isIncluded(option, selected)))
    return { kind: 'one', name, feed };
  const chosen = options.filter((option) => selected.has(option.id) && !isImplied(option, selected));
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
    each: chosen.flatMap((option) => (option.feed === undefined ? [] : [{ ...option, feed: option.feed }])),
    without: chosen.filter((option) => option.feed === undefined),
  };
}
