/** The games of two teams in the play-offs, put together as a series. */
import { isGame, type SportsEvent } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';

/** Two meetings are a tie of two legs; a series has more. */
const SERIES = 3;

/** Series in the order of their first games, and what is none. */
export function playoffSeries(events: readonly SportsEvent[]): {
  series: { label: string; events: SportsEvent[] }[];
  others: SportsEvent[];
} {
  const games = events.filter((event) => isGame(event));
  const byPair = groupBy(games, (game) => [game.home, game.away].sort().join('\n'));
  const series = [...byPair.values()].filter((members) => members.length >= SERIES);
  const inSeries = new Set<SportsEvent>(series.flat());
  return {
    series: series.map((members) => ({
      label: `${members[0]?.home} – ${members[0]?.away}`,
      events: members,
    })),
    others: events.filter((event) => !inSeries.has(event)),
  };
}
