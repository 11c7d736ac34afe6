/** What the calendars of a category have of its leagues' events: for the build and for what a visitor downloads. */
import type { SportsEvent } from '../catalog/event/event.ts';
import { compareAcrossLeagues } from '../catalog/event/weeks.ts';
import { groupBy } from '../catalog/util/group-by.ts';

export interface CategoryEvents {
  events: SportsEvent[];
  /** Seasons, breaks and transfer windows, which would lie over everything else for weeks. */
  periods: SportsEvent[];
}

/** `leagues` in the order of the navigation: a tournament of two tours keeps the identity that it has in the first. */
export function categoryEvents(
  leagues: readonly (readonly SportsEvent[])[],
  sport: string,
  nameOf: (league: string) => string,
): CategoryEvents {
  const all = leagues.flat();
  const groups = TOUR_SPORTS.includes(sport) ? sharedGroups(all) : all.map((event) => [event]);
  const named = (wanted: (event: SportsEvent) => boolean) =>
    groups
      .flatMap((group) =>
        group
          .slice(0, 1)
          .filter(wanted)
          .map((first) =>
            withLeague(
              first,
              group.map(({ league }) => nameOf(league)),
            ),
          ),
      )
      .sort(compareAcrossLeagues);
  return { events: named((event) => !event.isPeriod), periods: named((event) => event.isPeriod) };
}

/** "Premier League: Arsenal vs Chelsea", unless the name says it already: "UFC 310". */
export function withLeague(event: SportsEvent, names: readonly string[]): SportsEvent {
  if (names.some((name) => event.name.includes(name))) return event;
  return { ...event, name: `${names.join(' and ')}: ${event.name}` };
}

/** Sports whose leagues are tours. They share tournaments: Wimbledon, the Masters. */
const TOUR_SPORTS = ['golf', 'tennis'];

function sharedGroups(events: readonly SportsEvent[]): SportsEvent[][] {
  // The Canadian Open has one name and two places.
  const alike = groupBy(events, ({ name, location }) => `${name}\n${location}`);
  return [...alike.values()].flatMap((list) => {
    const groups: SportsEvent[][] = [];
    for (const event of list) {
      const group = groups.find((members) => members.every((member) => isShared(member, event)));
      if (group) group.push(event);
      else groups.push([event]);
    }
    return groups;
  });
}

function isShared(a: SportsEvent, b: SportsEvent): boolean {
  return a.league !== b.league && a.start <= (b.end ?? b.start) && b.start <= (a.end ?? a.start);
}
