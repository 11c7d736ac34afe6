/** The calendar of what is followed right now: its events split into past and ahead, with clashes. */
import { useMemo } from 'react';
import { clashesOf, type FollowedEvent } from '../../catalog/event/clashes.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { kindKey, kindOf } from '../../catalog/event/kind.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { sportOf } from '../data/site-map.ts';
import { isOver } from '../event/is-over.ts';
import type { Followed, FollowedEvents } from '../follows/followed-events.ts';
import type { Visitor } from '../time/visitor.tsx';

export interface Calendar {
  events: readonly SportsEvent[];
  past: readonly SportsEvent[];
  /** Live or upcoming. */
  ahead: readonly SportsEvent[];
  /** By league, including hidden ones. */
  kinds: ReadonlyMap<string, readonly Kind[]>;
  clashes: ReadonlyMap<string, readonly SportsEvent[]>;
}

export function useCalendar(loaded: FollowedEvents, { now, timeZone }: Visitor): Calendar {
  const events = useMemo(() => inListOrder(loaded.events, timeZone), [loaded, timeZone]);
  const { kinds, clashes } = useMemo(
    () => ({
      kinds: kindsByLeague(loaded.withHidden, loaded.hiddenKinds),
      clashes: clashesOf(thatCanClash(loaded.followed)),
    }),
    [loaded],
  );
  const { past, ahead } = useMemo(() => {
    const isPast = (event: SportsEvent) => isOver(event, sportOf(event), { now });
    return { past: events.filter(isPast), ahead: events.filter((event) => !isPast(event)) };
  }, [events, now]);
  return { events, past, ahead, kinds, clashes };
}

type Source = Pick<Followed, 'list' | 'key' | 'sport' | 'events'>;

/** The games of a team, and from a league anything but games (a race, a fight, a draft). */
export function thatCanClash(followed: readonly Source[]): FollowedEvent[] {
  const events = new Map<string, { event: SportsEvent; sport: string; via: string[] }>();
  for (const { list, key, sport, events: own } of followed) {
    for (const event of own) {
      if (list === 'leagues' && isGame(event)) continue;
      const existing = events.get(event.id);
      if (existing) existing.via.push(`${list}/${key}`);
      else events.set(event.id, { event, sport, via: [`${list}/${key}`] });
    }
  }
  return [...events.values()];
}

export interface Kind {
  key: string;
  label: string;
  count: number;
}

/** The kinds of events in each league, in order of appearance; leagues with only one kind are left out. */
export function kindsByLeague(
  events: readonly SportsEvent[],
  hidden: readonly string[],
): Map<string, readonly Kind[]> {
  const leagues = new Map<string, Map<string, Kind>>();
  for (const event of events) {
    const kinds = leagues.get(event.league) ?? new Map<string, Kind>();
    leagues.set(event.league, kinds);
    const key = kindKey(event);
    const kind = kinds.get(key);
    if (kind) kind.count += 1;
    else kinds.set(key, { key, label: kindOf(event), count: 1 });
  }
  return new Map(
    [...leagues]
      .map(([league, kinds]) => [league, [...kinds.values()]] as const)
      .filter(([, kinds]) => kinds.length > 1 || kinds.some(({ key }) => hidden.includes(key))),
  );
}
