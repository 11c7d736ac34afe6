/** Which groups of a season are open today, which are past and folded away, and which come last. */
import { addDays, listedDay } from '../../catalog/day/day.ts';
import { isGame } from '../../catalog/event/event.ts';
import { lastDayOf } from '../../catalog/event/open-round.ts';
import type { CategoryGroup, EventGroup } from '../event/group-events.ts';

const NEVER = '9999-12-31';

/** Their anchors: the groups of the coming week, else of the next day with events, else the first one. */
export function currentSubgroups(
  groups: readonly CategoryGroup[],
  today: string,
  timeZone: string,
): Set<string> {
  const dated = groups
    .flatMap((group) => group.subgroups)
    .map((group) => ({ anchor: group.anchor, day: nextDay(group, today, timeZone) }));
  if (dated.every(({ day }) => day === NEVER)) return new Set(dated.slice(0, 1).map(({ anchor }) => anchor));
  const soonest = dated.reduce((day, group) => (group.day < day ? group.day : day), NEVER);
  const weekEnd = addDays(today, 6);
  const horizon = soonest > weekEnd ? soonest : weekEnd;
  return new Set(dated.filter(({ day }) => day <= horizon).map(({ anchor }) => anchor));
}

/** The first day from today on with an event of the group; a tournament under way counts for today. */
function nextDay(group: EventGroup, today: string, timeZone: string): string {
  let next = NEVER;
  for (const event of group.events) {
    if (event.isPeriod) continue;
    if (listedDay(lastDayOf(event), timeZone) < today) continue;
    const first = listedDay(event.start, timeZone);
    const day = first < today ? today : first;
    if (day < next) next = day;
  }
  return next;
}

/** A single group is not worth folding away. */
const WORTH_FOLDING = 2;

export function splitPast<G extends EventGroup>(
  groups: readonly G[],
  today: string,
  isCurrent: (group: G) => boolean,
): { past: G[]; rest: G[] } {
  const isOver = (group: G) => group.to < today && !isCurrent(group);
  const past = groups.filter(isOver);
  const somethingAhead = groups.some((group) => group.to >= today);
  return somethingAhead && past.length >= WORTH_FOLDING
    ? { past, rest: groups.filter((group) => !isOver(group)) }
    : { past: [], rest: [...groups] };
}

/** A group that so many others lie within runs beside them. */
const MANY_WITHIN = 3;

/**
 * Transfer windows and the period of a season run beside its matchdays: they come after what has an order. Olympic Games
 * last as long as many of their sports without being beside them.
 */
export function besideLast(groups: readonly CategoryGroup[], all: readonly CategoryGroup[]): CategoryGroup[] {
  const isBeside = (group: CategoryGroup) =>
    group.subgroups.length === 1 &&
    group.events.some((event) => event.isPeriod) &&
    !group.events.some(isGame) &&
    all.filter((other) => other !== group && group.from <= other.from && other.to <= group.to).length >=
      MANY_WITHIN;
  return [...groups.filter((group) => !isBeside(group)), ...groups.filter(isBeside)];
}

/** `Matchdays 1 to 10`, `January to October 2026`, `Offseason to Preseason`: the groups from one to another. */
export function rangeLabel(first: string, last: string): string {
  if (first === last) return first;
  const numbered = /^(Week|Matchday|Round) (\d+)$/;
  const [, noun, from] = numbered.exec(first) ?? [];
  const [, lastNoun, to] = numbered.exec(last) ?? [];
  if (noun && noun === lastNoun) return `${noun}s ${from} to ${to}`;
  const [month, year] = first.split(' ');
  return /^\d{4}$/.test(year ?? '') && last.endsWith(` ${year}`)
    ? `${month} to ${last}`
    : `${first} to ${last}`;
}
