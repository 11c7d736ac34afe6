/** Divides groups in order into the ones that are over and the rest, if anything is still to come. */
import type { EventGroup } from '../event/group-events.ts';

/** A single group is not worth folding away. */
const WORTH_FOLDING = 2;

export function splitPast<G extends EventGroup>(
  groups: readonly G[],
  today: string,
  isCurrent: (group: G) => boolean,
): { past: G[]; rest: G[] } {
  const isOver = (group: G) => group.to < today && !isCurrent(group);
  const past = groups.filter(isOver);
  const somethingAhead = groups.some((group) => group.to >= today);
  return somethingAhead && past.length >= WORTH_FOLDING
    ? { past, rest: groups.filter((group) => !isOver(group)) }
    : { past: [], rest: [...groups] };
}
