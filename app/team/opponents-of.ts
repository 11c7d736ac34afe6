/** The opponents of a team. */
import type { SportsEvent } from '../../catalog/event.ts';

interface Sides {
  home: string;
  away: string;
}

export function opponentIn(game: Sides, team: string): string {
  return game.home === team ? game.away : game.home;
}

export interface Opponent<G> {
  name: string;
  meetings: G[];
  /** The live or next meeting, or else the last one. */
  nearest: G;
  isAhead: boolean;
}

/** Sorted by name; the games must be in order. */
export function opponentsOf<G extends SportsEvent & Sides>(
  games: readonly G[],
  team: string,
  isAhead: (game: G) => boolean,
): Opponent<G>[] {
  const meetings = new Map<string, [G, ...G[]]>();
  for (const game of games) {
    const name = opponentIn(game, team);
    const existing = meetings.get(name);
    if (existing) existing.push(game);
    else meetings.set(name, [game]);
  }
  return [...meetings]
    .map(([name, games]) => {
      const next = games.find(isAhead);
      return {
        name,
        meetings: games,
        nearest: next ?? games.at(-1) ?? games[0],
        isAhead: next !== undefined,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
