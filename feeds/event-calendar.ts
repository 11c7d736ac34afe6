/** One event as an iCalendar file, for a visitor who adds it to a calendar. */
import type { SportsEvent } from '../catalog/event/event.ts';
import { calendarOf } from './calendar.ts';

interface Context {
  sport: string;
  leagueName: string;
  /** The event's own address. */
  page: string;
}

export function eventCalendar(event: SportsEvent, { sport, leagueName, page }: Context): string {
  return calendarOf(
    [event],
    { name: `${event.name} (${leagueName})` },
    { leagueOf: () => ({ name: leagueName, sportId: sport }), pageOf: () => page },
  );
}
