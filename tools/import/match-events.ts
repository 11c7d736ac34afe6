/**
 * Which line of the season file each draft is: by identity, so that a moved game stays the same event.
 * Within one pair of teams (or one name) first what has the same identity, start or day, then the rest in the order
 * of time, so that the game of a series that was rained off is the one that moved.
 */
import { listedDay } from '../../catalog/day/day.ts';
import type { AuthoredEvent } from '../../catalog/event/event.ts';
import { isGame } from '../../catalog/event/event.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { slugOf } from '../../catalog/util/slug.ts';
import type { Draft } from './draft.ts';

export interface Matching<Line> {
  pairs: { line: Line; draft: Draft }[];
  /** Lines without a draft, and drafts without a line; those of one name in the order of time. */
  lines: Line[];
  drafts: Draft[];
}

export function matchEvents<Line extends { event: AuthoredEvent }>(
  lines: readonly Line[],
  drafts: readonly Draft[],
  zone: string,
  /** A type of the source that the league does not have says nothing about which game it is. */
  knownTypes: ReadonlySet<string>,
): Matching<Line> {
  const linesOf = groupBy([...lines].sort(byLine), ({ event }) => groupOf(event));
  const draftsOf = groupBy([...drafts].sort(byDraft), groupOf);
  const matching: Matching<Line> = { pairs: [], lines: [], drafts: [] };
  for (const group of new Set([...linesOf.keys(), ...draftsOf.keys()])) {
    const found = matchGroup(linesOf.get(group) ?? [], draftsOf.get(group) ?? [], zone, knownTypes);
    matching.pairs.push(...found.pairs);
    matching.lines.push(...found.lines);
    matching.drafts.push(...found.drafts);
  }
  return matching;
}

function groupOf(event: { name?: string; home?: string; away?: string }): string {
  return isGame(event) ? `${slugOf(event.home)} vs ${slugOf(event.away)}` : slugOf(event.name ?? '');
}

function byLine(a: { event: AuthoredEvent }, b: { event: AuthoredEvent }): number {
  return compare(key(a.event), key(b.event));
}

/** Whatever order a source has, the same drafts come in the same order. */
function byDraft(a: Draft, b: Draft): number {
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

function matchGroup<Line extends { event: AuthoredEvent }>(
  lines: Line[],
  drafts: Draft[],
  zone: string,
  knownTypes: ReadonlySet<string>,
): Matching<Line> {
  const typeOf = ({ type }: Draft) => (type !== undefined && knownTypes.has(type) ? type : undefined);
  const matching: Matching<Line> = { pairs: [], lines, drafts };
  const take = (isSame: (event: AuthoredEvent, draft: Draft) => boolean) => {
    for (const draft of matching.drafts) {
      const line = matching.lines.find(({ event }) => isSame(event, draft));
      if (!line) continue;
      matching.pairs.push({ line, draft });
      matching.lines = matching.lines.filter((other) => other !== line);
    }
    const taken = new Set(matching.pairs.map(({ draft }) => draft));
    matching.drafts = matching.drafts.filter((draft) => !taken.has(draft));
  };
  take(
    (event, draft) =>
      draft.occurrence === (event.occurrence ?? 1) && slugOf(draft.name ?? '') === slugOf(event.name),
  );
  take((event, draft) => event.start === draft.start && event.name === draft.name);
  take((event, draft) => event.start === draft.start);
  take((event, draft) => listedDay(event.start, zone) === listedDay(draft.start, zone));
  for (const isCompatible of [isSameType, isSameKindOfRound]) {
    // Type by type, because a league match and a cup tie of two teams are never the same one.
    for (const draft of [...matching.drafts]) {
      if (!matching.drafts.includes(draft)) continue;
      const some = matching.lines.filter(({ event }) => isCompatible(event.type, typeOf(draft)));
      const rivals = matching.drafts.filter((other) => isCompatible(typeOf(draft), typeOf(other)));
      for (const pair of inOrder(some, rivals)) {
        matching.pairs.push(pair);
        matching.lines = matching.lines.filter((line) => line !== pair.line);
        matching.drafts = matching.drafts.filter((other) => other !== pair.draft);
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
function inOrder<Line extends { event: AuthoredEvent }>(
  lines: Line[],
  drafts: Draft[],
): Matching<Line>['pairs'] {
  const isFewer = lines.length <= drafts.length;
  const [fewer, more] = isFewer ? [lines.length, drafts.length] : [drafts.length, lines.length];
  const cost = (i: number, j: number) => {
    const line = lines[isFewer ? i : j];
    const draft = drafts[isFewer ? j : i];
    return line && draft
      ? Math.abs(Date.parse(line.event.start) - Date.parse(draft.start))
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
  const pairs: Matching<Line>['pairs'] = [];
  for (let i = fewer, j = more; i > 0; j -= 1) {
    if (at(i, j) === at(i, j - 1)) continue;
    const line = lines[isFewer ? i - 1 : j - 1];
    const draft = drafts[isFewer ? j - 1 : i - 1];
    if (line && draft) pairs.push({ line, draft });
    i -= 1;
  }
  return pairs;
}
