/** The published form of the data, as docs/specification.md (Event) describes it. */
import { isTimed, publishedMidnight } from '../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../catalog/event/event.ts';
import { eventsOfSeasons, iconUrl, type League, type Season } from '../catalog/season/league.ts';
import { groupBy } from '../catalog/util/group-by.ts';

export interface PublishedEvent {
  name: string;
  start: string;
  end: string | null;
  location: string;
  details: string;
  specificType: string;
  extras?: string;
  time?: true;
}

export interface PublishedLeague {
  iconURL: string;
  path: string;
  events: Record<string, PublishedEvent[]>;
}

/** Categories by name, leagues in them by display name. */
export type PublishedCatalog = Record<string, Record<string, PublishedLeague>>;

export function publishEvent(event: SportsEvent, gamesEndAtStart: boolean): PublishedEvent {
  const start = publishTime(event.start);
  let end = event.end === null ? null : publishTime(event.end);
  if (end === null && gamesEndAtStart && isGame(event)) end = start;
  return {
    name: event.name,
    start,
    end,
    location: event.location,
    details: event.details,
    specificType: event.type,
    ...(event.extras === undefined ? {} : { extras: event.extras }),
    ...(isTimed(event.start) ? { time: true } : {}),
  };
}

function publishTime(startOrEnd: string): string {
  return isTimed(startOrEnd) ? startOrEnd : publishedMidnight(startOrEnd);
}

/** The league with the events of the given seasons, all of them by default. */
export function publishLeague(league: League, seasons: readonly Season[] = league.seasons): PublishedLeague {
  const byCategory = groupBy(eventsOfSeasons(seasons), (event) => event.section);
  const events = Object.fromEntries(
    [...byCategory].map(([category, members]) => [
      category,
      members.map((event) => publishEvent(event, league.gamesEndAtStart)),
    ]),
  );
  return { iconURL: iconUrl(league.sport), path: league.path, events };
}

export function jsonText(value: unknown): string {
  return `${JSON.stringify(value)}
`;
}
