/**
 * Which line of the season file each imported event is: by identity, so that a moved game stays the same event.
 * Within one pair of teams (or one name) first what has the same identity, start or day, then the rest in the order
 * of time, so that the game of a series that was rained off is the one that moved.
 */
import { listedDay } from '../../catalog/day/day.ts';
import { type AuthoredEvent, isGame } from '../../catalog/event/event.ts';
import { compareEvents } from '../../catalog/read/season-file.ts';
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
  const linesOf = groupBy(
    [...lines].sort((a, b) => compareEvents(a.event, b.event)),
    ({ event }) => groupOf(event),
  );
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

/** Whatever order a source has, its events come in the same one. */
function byImported(a: ImportedEvent, b: ImportedEvent): number {
  const named = (event: ImportedEvent) => ({ name: '', ...event });
  const [typeA, typeB] = [a.type ?? '', b.type ?? ''];
  return compareEvents(named(a), named(b)) || Number(typeA > typeB) - Number(typeA < typeB);
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

interface Choice {
  pairs: Pair[];
  /** The sum of their moves. */
  moved: number;
}

const NO_PAIRS: Choice = { pairs: [], moved: 0 };

/** As many pairs as there can be without crossing in time, at the smallest sum of moves. */
function inOrder(lines: readonly SeasonLine[], imported: readonly ImportedEvent[]): Pair[] {
  // For each imported event the best choice among those up to it, and the lines so far.
  let best = imported.map(() => NO_PAIRS);
  for (const line of lines) {
    const next: Choice[] = [];
    for (const [index, theirs] of imported.entries()) {
      const { pairs, moved } = best[index - 1] ?? NO_PAIRS;
      const move = Math.abs(Date.parse(line.event.start) - Date.parse(theirs.start));
      const paired = { pairs: [...pairs, { line, imported: theirs }], moved: moved + move };
      next.push([next[index - 1] ?? NO_PAIRS, best[index] ?? NO_PAIRS, paired].reduce(better));
    }
    best = next;
  }
  return best.at(-1)?.pairs ?? [];
}

function better(a: Choice, b: Choice): Choice {
  const isBetter = b.pairs.length === a.pairs.length ? b.moved < a.moved : b.pairs.length > a.pairs.length;
  return isBetter ? b : a;
}
