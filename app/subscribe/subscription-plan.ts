/** How the selected options can be subscribed to: as one calendar, as several, or not at all. */
export interface CalendarOption {
  id: string;
  name: string;
  /** The path of its own calendar; some options have none. */
  feed?: string | undefined;
  /** What its own calendar holds, in words. */
  contents?: string | undefined;
  /** The id of the option that includes all events of this one. */
  within?: string | undefined;
  /** The whole calendar does not include it. */
  separate?: boolean | undefined;
}

export type SubscriptionPlan =
  | { kind: 'nothing' }
  | { kind: 'one'; name: string; feed: string; contents: string | undefined }
  /** Calendars of their own, and what is selected but has none. */
  | { kind: 'several'; each: (CalendarOption & { feed: string })[]; without: CalendarOption[] };

interface Offer {
  name: string;
  feed: string | undefined;
  contents?: string | undefined;
  options: readonly CalendarOption[];
}

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

/** Exactly what the whole calendar includes. */
export function isWhole(options: readonly CalendarOption[], selected: Selected): boolean {
  return options.every((option) => isIncluded(option, selected) !== (option.separate ?? false));
}

export function planOf({ name, feed, contents, options }: Offer, selected: Selected): SubscriptionPlan {
  if (feed !== undefined && isWhole(options, selected)) return { kind: 'one', name, feed, contents };
  const chosen = options.filter((option) => selected.has(option.id) && !isImplied(option, selected));
  const [first] = chosen;
  if (!first) return { kind: 'nothing' };
  if (chosen.length === 1 && first.feed !== undefined) {
    return {
      kind: 'one',
      name: feed === undefined ? first.name : `${name}: ${first.name}`,
      feed: first.feed,
      contents: first.contents,
    };
  }
  return {
    kind: 'several',
    each: chosen.flatMap((option) => (option.feed === undefined ? [] : [{ ...option, feed: option.feed }])),
    without: chosen.filter((option) => option.feed === undefined),
  };
}
