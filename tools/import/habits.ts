/** How a league writes things, learnt from its season files: what a new event needs and no source says. */
import { isGame } from '../../catalog/event/event.ts';
import type { LeagueData } from '../../catalog/read/read-data.ts';

interface Known {
  category: string;
  type?: string;
  location?: string;
  isGame: boolean;
}

export class Habits {
  /** The season that is imported first, then the others from the newest. */
  readonly #seasons: Known[][];
  readonly types: ReadonlySet<string>;

  constructor(league: LeagueData, season: string) {
    const newestFirst = [...league.seasons].reverse();
    const own = newestFirst.filter(({ label }) => label === season);
    const others = newestFirst.filter(({ label }) => label !== season);
    this.#seasons = [...own, ...others].map(({ content }) =>
      Object.entries(content.events).flatMap(([category, events]) =>
        events.map((event) => ({
          category,
          type: event.type,
          location: event.location,
          isGame: isGame(event),
        })),
      ),
    );
    this.types = new Set(this.#seasons.flat().flatMap(({ type }) => type ?? []));
  }

  /** `7` as "Week 7" or "Matchday 7". */
  roundName(number: number): string | undefined {
    for (const events of this.#seasons) {
      const words = events.flatMap(({ type }) => /^(Week|Matchday) \d+$/.exec(type ?? '')?.[1] ?? []);
      const word = mostCommon(words);
      if (word !== undefined) return `${word} ${number}`;
    }
    return undefined;
  }

  /** The heading of events of a type; undefined if the files do not show it. */
  category(type: string | undefined, isOfGame: boolean): string | undefined {
    for (const events of this.#seasons) {
      const sameKind = events.filter((event) => event.isGame === isOfGame);
      const found = mostCommon(
        sameKind.filter((event) => event.type === type).map(({ category }) => category),
      );
      // Without a type the heading must be the only one, or it would be a guess.
      if (
        found !== undefined &&
        (type !== undefined || new Set(sameKind.map(({ category }) => category)).size === 1)
      ) {
        return found;
      }
    }
    return type === undefined ? undefined : this.#categoryOfNumbered(type, isOfGame);
  }

  /** A week that no file has yet goes where the other weeks are: under one heading, or each under its own. */
  #categoryOfNumbered(type: string, isOfGame: boolean): string | undefined {
    const pattern = type.replace(/\d+/, '#');
    if (pattern === type) return undefined;
    for (const events of this.#seasons) {
      const alike = events.filter(
        (event) => event.isGame === isOfGame && event.type?.replace(/\d+/, '#') === pattern,
      );
      const headings = alike.map((event) => (event.category === event.type ? type : event.category));
      const found = mostCommon(headings);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** "Lambeau Field" as "Lambeau Field (Green Bay)", if that is the only such place. */
  location(name: string): string {
    const places = new Set(this.#seasons.flat().flatMap(({ location }) => location ?? []));
    if (places.has(name)) return name;
    const longer = [...places].filter((place) => place.startsWith(`${name} (`));
    return longer.length === 1 && longer[0] !== undefined ? longer[0] : name;
  }
}

function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0];
}
