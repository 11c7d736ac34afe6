/** The events of each day over all leagues, for the files by day. */
import { addDays } from '../../catalog/day/day.ts';
import { eventDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { compareAcrossLeagues } from '../../catalog/event/weeks.ts';
import { allLeagues, type Catalog, type Season } from '../../catalog/season/league.ts';
import { dayOfData } from '../calendar-feeds.ts';

/** On both sides of the newest data, so that the number of files does not grow; other days are in the files by season. */
const SPAN_DAYS = 365;

export interface SeasonEvent {
  event: SportsEvent;
  season: Season;
}

/**
 * By day, in chronological order, every day of the span: a script of another site cannot tell a missing file from a failed
 * request. An event of several days is on each of them. Periods are on none: a regular season does not take place on a day.
 */
export function eventsOnDays(catalog: Catalog): Map<string, SeasonEvent[]> {
  const newest = dayOfData(catalog);
  const days = new Map<string, SeasonEvent[]>();
  for (let offset = -SPAN_DAYS; offset <= SPAN_DAYS; offset += 1) days.set(addDays(newest, offset), []);
  for (const league of allLeagues(catalog)) {
    for (const season of league.seasons) {
      for (const event of season.events) {
        if (event.isPeriod) continue;
        const { from, to } = eventDays(event, season.timeZone);
        for (let day = from; day <= to; day = addDays(day, 1)) days.get(day)?.push({ event, season });
      }
    }
  }
  for (const list of days.values()) list.sort((a, b) => compareAcrossLeagues(a.event, b.event));
  return days;
}
