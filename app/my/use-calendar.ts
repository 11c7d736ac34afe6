/** The calendar of some stars right now: its events without hidden types, split into past and ahead, with clashes. */
import { useMemo } from 'react';
import { clashesOf } from '../../catalog/clashes.ts';
import { listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { kindKey } from '../../catalog/kind.ts';
import { isPeriod } from '../../catalog/period.ts';
import { statusOf } from '../../catalog/status.ts';
import { sportOf } from '../data/site-map.ts';
import type { Visitor } from '../time/visitor.tsx';
import type { Star } from './load-stars.ts';
import { followedOf, type Kind, kindsByLeague, mergeStars } from './merge-stars.ts';

export interface Calendar {
  /** Everything but periods (a season, a week of games), in order. */
  events: readonly SportsEvent[];
  past: readonly SportsEvent[];
  /** Live or upcoming. */
  ahead: readonly SportsEvent[];
  /** By league, including hidden ones. */
  kinds: ReadonlyMap<string, readonly Kind[]>;
  clashes: ReadonlyMap<string, readonly SportsEvent[]>;
}

export function useCalendar(
  stars: readonly Star[],
  hidden: readonly string[],
  { now, today, timeZone }: Visitor,
): Calendar {
  const all = useMemo(
    () => mergeStars(stars, timeZone).filter((event) => !isPeriod(event)),
    [stars, timeZone],
  );
  const { events, kinds, clashes } = useMemo(
    () => ({
      events: all.filter((event) => !hidden.includes(kindKey(event))),
      kinds: kindsByLeague(all, hidden),
      clashes: clashesOf(followedOf(stars).filter(({ event }) => !hidden.includes(kindKey(event)))),
    }),
    [all, stars, hidden],
  );
  const { past, ahead } = useMemo(() => {
    const isOver = (event: SportsEvent) =>
      listedDay(event.end ?? event.start, timeZone) < today ||
      statusOf(event, sportOf(event), now, timeZone) === 'finished';
    return { past: events.filter(isOver), ahead: events.filter((event) => !isOver(event)) };
  }, [events, now, today, timeZone]);
  return { events, past, ahead, kinds, clashes };
}
