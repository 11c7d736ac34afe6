/** Where a visitor of today wants to land in a season. */
import { addDays, listedDay } from '../../catalog/day.ts';
import { isPeriod } from '../../catalog/period.ts';
import type { CategoryGroup, EventGroup } from '../event/group-events.ts';
import { remembered } from '../util/remembered.ts';

const NEVER = '9999-12-31';

/** The anchors of the parts to open: those of the coming week; else those of the next day with events; else the first. */
export const currentSubgroups = remembered(findCurrentParts);

function findCurrentParts(groups: readonly CategoryGroup[], today: string, timeZone: string): Set<string> {
  const parts = groups
    .flatMap((group) => group.subgroups)
    .map((part) => ({ anchor: part.anchor, day: nextDay(part, today, timeZone) }));
  if (parts.every(({ day }) => day === NEVER)) return new Set(parts.slice(0, 1).map(({ anchor }) => anchor));
  const soonest = parts.reduce((day, part) => (part.day < day ? part.day : day), NEVER);
  const weekEnd = addDays(today, 6);
  const horizon = soonest > weekEnd ? soonest : weekEnd;
  return new Set(parts.filter(({ day }) => day <= horizon).map(({ anchor }) => anchor));
}

/** The first day from today on with an event of the part; a tournament under way counts for today. */
function nextDay(part: EventGroup, today: string, timeZone: string): string {
  let next = NEVER;
  for (const event of part.events) {
    if (isPeriod(event)) continue;
    if (listedDay(event.end ?? event.start, timeZone) < today) continue;
    const first = listedDay(event.start, timeZone);
    const day = first < today ? today : first;
    if (day < next) next = day;
  }
  return next;
}
