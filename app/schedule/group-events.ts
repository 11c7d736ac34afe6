/** A season as its page shows it: by category key, long categories divided further, all in chronological order. */
import { listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { isPeriod } from '../../catalog/period.ts';
import { slugOf } from '../../catalog/slug.ts';
import { monthText } from '../time/format.ts';

export interface EventGroup {
  label: string;
  /** Unique on the page. */
  anchor: string;
  /** First and last day of its events, frames aside. */
  from: string;
  to: string;
  events: SportsEvent[];
}

export interface CategoryGroup extends EventGroup {
  /** What frames the category, e.g. the regular season's first and last day; shown above its parts. */
  periods: SportsEvent[];
  /** A single part without a label where the category is short. */
  parts: EventGroup[];
}

/** A category with more events than this is divided. */
const LONG_CATEGORY = 40;
/** Types divide a category if none of them holds most of it. */
const MOST = 2 / 3;

export function groupEvents(events: readonly SportsEvent[], timeZone: string): CategoryGroup[] {
  const byCategory = groupBy(events, (event) => event.category);
  return [...byCategory]
    .map(([category, members]) => {
      const label = category || labelOfUngrouped(members, byCategory.size === 1);
      const group = makeGroup(label, slugOf(label), members, timeZone);
      const isLong = members.length > LONG_CATEGORY;
      const periods = isLong ? members.filter(isPeriod) : [];
      const rest = isLong ? members.filter((event) => !isPeriod(event)) : members;
      return {
        ...group,
        periods,
        parts: isLong ? divide(rest, group.anchor, timeZone) : [{ ...group, label: '' }],
      };
    })
    .sort(byFirstDay);
}

function makeGroup(label: string, anchor: string, events: SportsEvent[], timeZone: string): EventGroup {
  const dated = events.filter((event) => !isPeriod(event));
  let from = '9999-12-31';
  let to = '';
  for (const event of dated.length > 0 ? dated : events) {
    const first = listedDay(event.start, timeZone);
    const last = listedDay(event.end ?? event.start, timeZone);
    if (first < from) from = first;
    if (last > to) to = last;
  }
  return { label, anchor, from, to, events };
}

function divide(events: SportsEvent[], anchor: string, timeZone: string): EventGroup[] {
  const byType = groupBy(events, (event) => event.type);
  const largest = Math.max(...[...byType.values()].map((members) => members.length));
  const parts =
    largest <= events.length * MOST
      ? [...byType].map(([type, members]) => ({ label: type || 'Other', members }))
      : [...groupBy(events, (event) => listedDay(event.start, timeZone).slice(0, 7))].map(
          ([month, members]) => ({ label: monthText(month), members }),
        );
  return parts
    .map(({ label, members }) => makeGroup(label, `${anchor}-${slugOf(label)}`, members, timeZone))
    .sort(byFirstDay);
}

function byFirstDay(a: EventGroup, b: EventGroup): number {
  if (a.from !== b.from) return a.from < b.from ? -1 : 1;
  return a.to < b.to ? -1 : 1;
}

/** The empty category key needs words on a page: what most of it is, if it is mostly one thing. */
function labelOfUngrouped(events: SportsEvent[], isOnly: boolean): string {
  const byType = groupBy(events, (event) => event.type);
  for (const [type, members] of byType) {
    if (type && members.length > events.length * MOST) return type;
  }
  return isOnly ? 'All events' : 'Other dates';
}
