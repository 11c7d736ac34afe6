/** How a league writes things, learnt from its season files: what a new event needs and no source says. */

import { isGame } from '../../catalog/event/event.ts';
import { numberedRound } from '../../catalog/event/vocabulary.ts';
import type { LeagueData } from '../../catalog/read/read-data.ts';
import { slugOf } from '../../catalog/util/slug.ts';

interface Known {
  category: string;
  type?: string;
  location?: string;
  isGame: boolean;
}

export class Habits {
  /** The season that is imported first, then the others from the newest. */
  readonly #seasons: Known[][];
  readonly #places: ReadonlySet<string>;
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
    this.#places = new Set(this.#seasons.flat().flatMap(({ location }) => location ?? []));
    this.types = new Set(this.#seasons.flat().flatMap(({ type }) => type ?? []));
  }

  /** `7` as "Week 7" or "Matchday 7". */
  roundName(number: number): string | undefined {
    for (const events of this.#seasons) {
      const words = events.flatMap(({ type }) => numberedRound(type)?.kind ?? []);
      const word = mostCommon(words);
      if (word !== undefined) return `${word} ${number}`;
    }
    return undefined;
  }

  /** The heading of events of a type; undefined if the files do not show it. */
  category(type: string | undefined, isOfGame: boolean): string | undefined {
    const seasons = this.#seasons.map((events) => events.filter((event) => event.isGame === isOfGame));
    for (const events of seasons) {
      const headings = events.filter((event) => event.type === type).map(({ category }) => category);
      // Without a type the heading must be the only one, or it would be a guess.
      const isClear = type !== undefined || new Set(events.map(({ category }) => category)).size === 1;
      if (headings.length > 0 && isClear) return mostCommon(headings);
    }
    if (type === undefined || !/\d/.test(type)) return undefined;
    // A week that no file has yet goes where the other weeks are: under one heading, or each under its own.
    const pattern = (label: string | undefined) => label?.replace(/\d+/, '#');
    for (const events of seasons) {
      const alike = events.filter((event) => pattern(event.type) === pattern(type));
      const headings = alike.map((event) => (event.category === event.type ? type : event.category));
      if (headings.length > 0) return mostCommon(headings);
    }
    return undefined;
  }

  /** "Lambeau Field" as "Lambeau Field (Green Bay)" and "crypto.com Arena" as we write it, if that is the only such place. */
  location(name: string): string {
    if (this.#places.has(name)) return name;
    const places = [...this.#places];
    const longer = places.filter((place) => place.startsWith(`${name} (`));
    const alike = longer.length > 0 ? longer : places.filter((place) => slugOf(place) === slugOf(name));
    return alike.length === 1 && alike[0] !== undefined ? alike[0] : name;
  }
}

function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0];
}
