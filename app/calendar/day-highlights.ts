/** The few events that a cell of the month names. */
import { isTimed } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { importanceRank } from '../../catalog/ranking/importance.ts';
import { mostImportant } from '../../catalog/ranking/whats-on.ts';
import { navigationOrder, sportOf } from '../data/site-map.ts';

/** Games that a team of the league plays in some weeks: the fewer there are, the more each of them matters. */
export type Pace = (event: SportsEvent) => number;

/** What is no game, as a race or an evening of fights, counts like a league with a game a week. */
const WEEKLY = 5;

export function paceOf(events: Iterable<SportsEvent>): Pace {
  const paces = new Map<string, number>();
  const games = new Map<string, number>();
  for (const event of new Set(events)) {
    if (!isGame(event)) continue;
    const { league } = event;
    for (const side of [event.home, event.away]) {
      const count = (games.get(`${league} ${side}`) ?? 0) + 1;
      games.set(`${league} ${side}`, count);
      // Of the busiest team, as a college's opponents may have one game in the list.
      paces.set(league, Math.max(paces.get(league) ?? 0, count));
    }
  }
  return (event) => (isGame(event) ? (paces.get(event.league) ?? WEEKLY) : WEEKLY);
}

/**
 * The most important of each league; where several are equally so, each sport has its turn before one has a second, and
 * those with few games come first. In the order given.
 */
export function dayHighlights(events: readonly SportsEvent[], max: number, pace: Pace): SportsEvent[] {
  const turns = new Map<string, number>();
  const leads = mostImportant(events, navigationOrder)
    .map((event) => ({ event: mainGame(event, events), rank: importanceRank(event) }))
    .sort((a, b) => a.rank - b.rank || navigationOrder(a.event) - navigationOrder(b.event))
    .map((lead) => {
      const key = `${lead.rank} ${sportOf(lead.event)}`;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { ...lead, turn };
    })
    .sort((a, b) => a.rank - b.rank || a.turn - b.turn || pace(a.event) - pace(b.event))
    .map(({ event }) => event);
  const others = events.filter((event) => isGame(event) && !leads.includes(event));
  const chosen = [...leads, ...others].slice(0, max);
  return events.filter((event) => chosen.includes(event));
}

/** Of a league's games of one day that matter alike: one with a channel of its own, and rather the last, as the evening's. */
function mainGame(event: SportsEvent, events: readonly SportsEvent[]): SportsEvent {
  if (!isGame(event)) return event;
  const rank = importanceRank(event);
  const value = ({ details, start }: SportsEvent) =>
    `${Number(isTimed(start))}${Number(details !== '')}${start}`;
  return events
    .filter((other) => other.league === event.league && isGame(other) && importanceRank(other) === rank)
    .reduce((best, other) => (value(other) > value(best) ? other : best), event);
}
