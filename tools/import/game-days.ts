/** On which days a team plays already: what a source moves or adds there is a contradiction that only a person can solve. */
import { listedDay } from '../../catalog/day/day.ts';
import { type AuthoredEvent, isGame } from '../../catalog/event/event.ts';
import { statusInDetails } from './change.ts';
import type { ImportedEvent } from './imported-event.ts';

type Game = AuthoredEvent | ImportedEvent;

export class GameDays {
  readonly #zone: string;
  /** By team and day. */
  readonly #games: Map<string, string>;

  constructor(zone: string, games: ReadonlyMap<string, string> = new Map()) {
    this.#zone = zone;
    this.#games = new Map(games);
  }

  take(game: Game): void {
    for (const key of this.#keysOf(game)) this.#games.set(key, game.name ?? '');
  }

  /** Takes the days of both sides, or says why it cannot. */
  takeIfFree(game: Game): string | undefined {
    const [other] = this.#keysOf(game).flatMap((key) => this.#games.get(key) ?? []);
    if (other !== undefined) return `${other} is on ${this.#dayOf(game)} as well`;
    this.take(game);
    return undefined;
  }

  /** Takes the days of games that may move, and says of those that cannot why not: they keep the day that they have. */
  settle(
    moves: readonly (readonly [before: AuthoredEvent, after: AuthoredEvent])[],
  ): Map<AuthoredEvent, string> {
    const clashes = new Map<AuthoredEvent, string>();
    const isSameDay = (a: Game, b: Game) => this.#dayOf(a) === this.#dayOf(b);
    let moving = moves.filter(([before, after]) => !isSameDay(before, after));
    for (const [before, after] of moves) if (isSameDay(before, after)) this.take(after);
    // One that stays may be in the way of another.
    for (let stopped = -1; stopped !== clashes.size; ) {
      stopped = clashes.size;
      const days = new GameDays(this.#zone, this.#games);
      for (const [before, after] of moving) {
        const clash = days.takeIfFree(after);
        if (clash === undefined) continue;
        clashes.set(before, clash);
        this.take(before);
      }
      moving = moving.filter(([before]) => !clashes.has(before));
    }
    for (const [, after] of moving) this.take(after);
    return clashes;
  }

  #dayOf({ start }: Game): string {
    return listedDay(start, this.#zone);
  }

  #keysOf(game: Game): string[] {
    const isOff = ('status' in game && game.status) || statusInDetails(game.details);
    if (!isGame(game) || isOff) return [];
    return [game.home, game.away].map((team) => `${team}\n${this.#dayOf(game)}`);
  }
}
