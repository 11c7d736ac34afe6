/** The few events that a cell of the month names. */
import { isGame, type SportsEvent } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { importanceRank } from '../../catalog/importance.ts';
import { mostImportant } from '../../catalog/whats-on.ts';
import { navigationOrder, sportOf } from '../data/site-map.ts';

/** Games per team that a league plays in some weeks: the fewer there are, the more each of them matters. */
export type Pace = (event: SportsEvent) => number;

/** What is no game, as a race or an evening of fights, counts like a league with a game a week. */
const WEEKLY = 5;

export function paceOf(events: Iterable<SportsEvent>): Pace {
  const games = groupBy([...new Set(events)].filter(isGame), ({ league }) => league);
  const paces = new Map(
    [...games].map(([league, members]) => {
      const teams = new Set(members.flatMap(({ home, away }) => [home, away]));
      return [league, (2 * members.length) / teams.size];
    }),
  );
  return (event) => (isGame(event) ? (paces.get(event.league) ?? WEEKLY) : WEEKLY);
}

/**
 * The most important of each league; where several are equally so, each sport has its turn before one has a second, and
 * those with few games come first. In the order of time.
 */
export function dayHighlights(events: readonly SportsEvent[], max: number, pace: Pace): SportsEvent[] {
  const ofLeagues = mostImportant(events, navigationOrder);
  const others = events.filter((event) => isGame(event) && !ofLeagues.includes(event));
  const turns = new Map<string, number>();
  const ranked = ofLeagues
    .sort((a, b) => pace(a) - pace(b))
    .map((event) => {
      const rank = importanceRank(event);
      const key = `${rank} ${sportOf(event)}`;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { event, rank, turn };
    })
    .sort((a, b) => a.rank - b.rank || a.turn - b.turn)
    .map(({ event }) => event);
  return [...ranked, ...others].slice(0, max).sort((a, b) => (a.start < b.start ? -1 : 1));
}
