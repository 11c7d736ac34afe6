/** A line and a draft that nothing else matches, at the same time and of one kind: most likely the same event. */
import { isTimed, listedDay } from '../../catalog/day/day.ts';
import { isGame } from '../../catalog/event/event.ts';
import type { Draft } from './draft.ts';
import type { Line } from './merge.ts';

export interface Rename {
  line: Line;
  draft: Draft;
}

export function findRenames(lines: readonly Line[], drafts: readonly Draft[], zone: string): Rename[] {
  return drafts.flatMap((draft) => {
    const candidates = lines.filter((line) => isLikely(line, draft, zone));
    const [line] = candidates;
    // Two that it could be are two too many.
    if (!line || candidates.length > 1 || draft.status) return [];
    const rivals = drafts.filter((other) => isLikely(line, other, zone));
    return rivals.length === 1 ? [{ line, draft }] : [];
  });
}

function isLikely({ event }: Line, draft: Draft, zone: string): boolean {
  if (isGame(event) !== isGame(draft)) return false;
  // Of a game one side stays: two other teams are another game.
  if (isGame(event) && event.home !== draft.home && event.away !== draft.away) return false;
  if (event.type !== undefined && draft.type !== undefined && event.type !== draft.type) return false;
  const isExact = isTimed(event.start) && isTimed(draft.start);
  return isExact
    ? event.start === draft.start
    : listedDay(event.start, zone) === listedDay(draft.start, zone);
}
