/** What is left of some days for paper: from today on, without what is over. */

import { sportOf } from '../data/site-map.ts';
import { isOver } from '../event/is-over.ts';
import type { Visitor } from '../time/visitor.tsx';
import type { DayOfEvents } from './events-by-day.ts';

/** Days are left out by whole weeks where `step` is 7. */
export function daysAhead(days: readonly DayOfEvents[], visitor: Visitor, step: 1 | 7): DayOfEvents[] {
  const past = days.filter(({ day }) => day < visitor.today).length;
  return days.slice(past - (past % step)).map(({ day, events }) => ({
    day,
    events: day < visitor.today ? [] : events.filter((event) => !isOver(event, sportOf(event), visitor)),
  }));
}
