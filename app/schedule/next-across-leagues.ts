/** The next events of different leagues, so that a busy league does not fill the whole board. */
import { isTimed } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';

/** In the order of their times; what has only a day (a tournament, a date to be confirmed) closes its first day. */
export function nextAcrossLeagues(
  events: readonly SportsEvent[],
  today: string,
  count: number,
): SportsEvent[] {
  const moment = (event: SportsEvent) => {
    if (isTimed(event.start)) return event.start;
    return `${event.start < today ? today : event.start}T23:59:59Z`;
  };
  const seen = new Set<string>();
  return [...events]
    .sort((a, b) => (moment(a) < moment(b) ? -1 : 1))
    .filter((event) => {
      if (seen.has(event.league)) return false;
      seen.add(event.league);
      return true;
    })
    .slice(0, count);
}
