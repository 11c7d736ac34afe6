/** Whom a team meets. */
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
  /** The first meeting that is on or to come; without one, the last that was. */
  nearest: G;
  isAhead: boolean;
}

/** By name; the games must be in order. */
export function opponentsOf<G extends SportsEvent & Sides>(
  games: readonly G[],
  team: string,
  isAhead: (game: G) => boolean,
): Opponent<G>[] {
  const meetings = new Map<string, [G, ...G[]]>();
  for (const game of games) {
    const name = opponentIn(game, team);
    const known = meetings.get(name);
    if (known) known.push(game);
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
