/** One ground has one name and one city within a season: near-duplicates that are more than a letter apart. */

import { venueAndCity } from '../place/venue.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { groupBy } from '../util/group-by.ts';
import { type Entry, entriesOfSeason, problemAt } from './entries.ts';

interface Ground {
  location: string;
  venue: string;
  /** Of the venue, without accents. */
  words: string[];
  city: string;
  uses: number;
  first: Entry;
  /** The sides that play at home there; none where events are not games. */
  sides: Set<string>;
}

export function checkOneGround(data: DataFolder): Problem[] {
  const allowed = new Set(data.similarNames.map(pairKey));
  return data.leagues.flatMap((league) =>
    league.seasons.flatMap((season) => {
      const grounds = groundsOf(entriesOfSeason(league, season));
      const pairs = [
        ...pairsWithin(grounds, ({ venue }) => venue).filter(([a, b]) => haveOneUser(a, b)),
        ...pairsWithin(grounds, ({ city }) => lettersOf(city)).filter(
          ([a, b]) => a.city === b.city && isWithin(a.words, b.words),
        ),
        ...citySpellings(grounds),
      ];
      return pairs.flatMap(([a, b]) => {
        if (allowed.has(pairKey([a.location, b.location]))) return [];
        const [rarer, other] = a.uses < b.uses ? [a, b] : [b, a];
        const reason = `"${rarer.location}" is probably "${other.location}" (if both are right, add the pair to similar-names.json)`;
        return [problemAt(rarer.first, 'location', reason)];
      });
    }),
  );
}

const pairKey = (pair: readonly string[]) => [...pair].sort().join('\n');

function groundsOf(entries: readonly Entry[]): Ground[] {
  const grounds = new Map<string, Ground>();
  for (const first of entries) {
    const { location, home } = first.event;
    if (location === undefined) continue;
    const known = grounds.get(location);
    const { venue = '', city } = venueAndCity(location);
    const ground = known ?? {
      location,
      venue,
      words: wordsOf(venue),
      city,
      uses: 0,
      first,
      sides: new Set(),
    };
    ground.uses += 1;
    if (home !== undefined) ground.sides.add(home);
    grounds.set(location, ground);
  }
  return [...grounds.values()];
}

type Pair = [Ground, Ground];

/** Every two grounds with a venue that share a key. */
function pairsWithin(grounds: readonly Ground[], keyOf: (ground: Ground) => string): Pair[] {
  const groups = groupBy(
    grounds.filter(({ venue }) => venue !== ''),
    keyOf,
  );
  return [...groups.values()].flatMap((group) =>
    group.flatMap((a, index) => group.slice(index + 1).map((b): Pair => [a, b])),
  );
}

/** "Montreal" and "Montréal", "Washington" and "Washington, D.C.": one pair for each further spelling. */
function citySpellings(grounds: readonly Ground[]): Pair[] {
  const cities = groupBy(grounds, ({ city }) => lettersOf(city.split(', ')[0] ?? ''));
  return [...cities.values()].flatMap((group) => {
    const spellings = [...groupBy(group, ({ city }) => city).values()].flatMap(([first]) => first ?? []);
    return spellings.slice(1).flatMap((other): Pair[] => (spellings[0] ? [[spellings[0], other]] : []));
  });
}

/** There are seven Memorial Stadiums in seven cities, each with its own team. */
function haveOneUser(a: Ground, b: Ground): boolean {
  if (a.sides.size === 0 && b.sides.size === 0) return true;
  return [...a.sides].some((side) => b.sides.has(side));
}

/** "Wankdorf" and "Stadion Wankdorf": one has all words of the other. Numbered courts are different ones. */
function isWithin(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  const rest = longer.filter((word) => !shorter.includes(word));
  return shorter.every((word) => longer.includes(word)) && !rest.some((word) => /^\d+$/.test(word));
}

function wordsOf(name: string): string[] {
  return (plain(name).match(/[a-z0-9]+/g) ?? []).filter((word) => word !== 'the');
}

function lettersOf(name: string): string {
  return plain(name).replace(/[^a-z0-9]/g, '');
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll("'", '').toLowerCase();
}
