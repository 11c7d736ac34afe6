/**
 * Which line of the season file each imported event is: by identity, so that a moved game stays the same event.
 * Within one pair of teams (or one name) first what has the same identity, start or day, then the rest in the order
 * of time, so that the game of a series that was rained off is the one that moved.
 */
import { listedDay } from '../../catalog/day/day.ts';
import { type AuthoredEvent, isGame } from '../../catalog/event/event.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { slugOf } from '../../catalog/util/slug.ts';
import type { SeasonLine } from './change.ts';
import type { ImportedEvent } from './imported-event.ts';

export interface Pair {
  line: SeasonLine;
  imported: ImportedEvent;
}

interface Matching {
  pairs: Pair[];
  /** What is on one side only; those of one name in the order of time. */
  lines: SeasonLine[];
  imported: ImportedEvent[];
}

export function matchEvents(
  lines: readonly SeasonLine[],
  schedule: readonly ImportedEvent[],
  zone: string,
  /** A type of the source that the league does not have says nothing about which game it is. */
  knownTypes: ReadonlySet<string>,
): Matching {
  const linesOf = groupBy([...lines].sort(byLine), ({ event }) => groupOf(event));
  const importedOf = groupBy([...schedule].sort(byImported), groupOf);
  const matching: Matching = { pairs: [], lines: [], imported: [] };
  for (const group of new Set([...linesOf.keys(), ...importedOf.keys()])) {
    const found = matchGroup(linesOf.get(group) ?? [], importedOf.get(group) ?? [], zone, knownTypes);
    matching.pairs.push(...found.pairs);
    matching.lines.push(...found.lines);
    matching.imported.push(...found.imported);
  }
  return matching;
}

function groupOf(event: { name?: string; home?: string; away?: string }): string {
  return isGame(event) ? `${slugOf(event.home)} vs ${slugOf(event.away)}` : slugOf(event.name ?? '');
}

function byLine(a: SeasonLine, b: SeasonLine): number {
  return compare(key(a.event), key(b.event));
}

/** Whatever order a source has, its events come in the same one. */
function byImported(a: ImportedEvent, b: ImportedEvent): number {
  return compare(key(a), key(b)) || compare(a.type ?? '', b.type ?? '');
}

function key({
  start,
  name = '',
  occurrence = 1,
}: {
  start: string;
  name?: string;
  occurrence?: number;
}): string {
  return `${start}\n${name}\n${String(occurrence).padStart(4, '0')}`;
}

export function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function matchGroup(
  lines: SeasonLine[],
  imported: ImportedEvent[],
  zone: string,
  knownTypes: ReadonlySet<string>,
): Matching {
  const typeOf = ({ type }: ImportedEvent) => (type !== undefined && knownTypes.has(type) ? type : undefined);
  const matching: Matching = { pairs: [], lines, imported };
  const take = (isSame: (event: AuthoredEvent, theirs: ImportedEvent) => boolean) => {
    for (const theirs of matching.imported) {
      const line = matching.lines.find(({ event }) => isSame(event, theirs));
      if (!line) continue;
      matching.pairs.push({ line, imported: theirs });
      matching.lines = matching.lines.filter((other) => other !== line);
    }
    const taken = new Set(matching.pairs.map(({ imported }) => imported));
    matching.imported = matching.imported.filter((theirs) => !taken.has(theirs));
  };
  take(
    (event, theirs) =>
      theirs.occurrence === (event.occurrence ?? 1) && slugOf(theirs.name ?? '') === slugOf(event.name),
  );
  take((event, theirs) => event.start === theirs.start && event.name === theirs.name);
  take((event, theirs) => event.start === theirs.start);
  take((event, theirs) => listedDay(event.start, zone) === listedDay(theirs.start, zone));
  for (const isCompatible of [isSameType, isSameKindOfRound]) {
    // Type by type, because a league match and a cup tie of two teams are never the same one.
    for (const theirs of [...matching.imported]) {
      if (!matching.imported.includes(theirs)) continue;
      const some = matching.lines.filter(({ event }) => isCompatible(event.type, typeOf(theirs)));
      const rivals = matching.imported.filter((other) => isCompatible(typeOf(theirs), typeOf(other)));
      for (const pair of inOrder(some, rivals)) {
        matching.pairs.push(pair);
        matching.lines = matching.lines.filter((line) => line !== pair.line);
        matching.imported = matching.imported.filter((other) => other !== pair.imported);
      }
    }
  }
  return matching;
}

function isSameType(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined || a === b;
}

/** A game may move from week 10 to week 11. */
function isSameKindOfRound(a: string | undefined, b: string | undefined): boolean {
  const kind = (type: string | undefined) => /^(\D*)\d+$/.exec(type ?? '')?.[1];
  return kind(a) !== undefined && kind(a) === kind(b);
}

/** As many pairs as there can be without crossing in time, at the smallest sum of moves. */
function inOrder(lines: SeasonLine[], imported: ImportedEvent[]): Pair[] {
  const isFewer = lines.length <= imported.length;
  const [fewer, more] = isFewer ? [lines.length, imported.length] : [imported.length, lines.length];
  const cost = (i: number, j: number) => {
    const line = lines[isFewer ? i : j];
    const theirs = imported[isFewer ? j : i];
    return line && theirs
      ? Math.abs(Date.parse(line.event.start) - Date.parse(theirs.start))
      : Number.POSITIVE_INFINITY;
  };
  // best[i][j]: the smallest sum for the first i of the fewer among the first j of the more.
  const best = Array.from({ length: fewer + 1 }, (_, i) =>
    new Array<number>(more + 1).fill(i === 0 ? 0 : Number.POSITIVE_INFINITY),
  );
  const at = (i: number, j: number) => best[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= fewer; i += 1) {
    const row = best[i] ?? [];
    for (let j = i; j <= more; j += 1) row[j] = Math.min(at(i, j - 1), at(i - 1, j - 1) + cost(i - 1, j - 1));
  }
  const pairs: Pair[] = [];
  for (let i = fewer, j = more; i > 0; j -= 1) {
    if (at(i, j) === at(i, j - 1)) continue;
    const line = lines[isFewer ? i - 1 : j - 1];
    const theirs = imported[isFewer ? j - 1 : i - 1];
    if (line && theirs) pairs.push({ line, imported: theirs });
    i -= 1;
  }
  return pairs;
}
