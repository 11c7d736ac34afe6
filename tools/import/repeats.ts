/** The same event twice in one input: which of the two holds is nothing to guess at. */
import { listedDay } from '../../catalog/day/day.ts';
import { isGame } from '../../catalog/event/event.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { slugOf } from '../../catalog/util/slug.ts';
import type { Draft } from './draft.ts';
import { ImportError, quote } from './import-error.ts';

export function rejectRepeats(
  drafts: readonly Draft[],
  { zone, hasDoubleheaders }: { zone: string; hasDoubleheaders: boolean },
): void {
  const keyOf = (draft: Draft) => {
    const number = draft.occurrence === undefined ? '' : `${draft.occurrence}`;
    if (!isGame(draft)) return `${slugOf(draft.name ?? '')}\n${number || draft.start}`;
    const when = hasDoubleheaders ? draft.start : listedDay(draft.start, zone);
    return `${slugOf(number ? (draft.name ?? '') : `${draft.home} vs ${draft.away}`)}\n${number || when}`;
  };
  for (const group of groupBy(drafts, keyOf).values()) {
    const lines = group.map(({ line }) => line).sort((a, b) => a - b);
    const [first] = group;
    if (!first || group.length < 2) continue;
    // A day without times may hold both games of a doubleheader.
    if (hasDoubleheaders && isGame(first) && first.start.length === 10 && group.length === 2) continue;
    const name = quote(first.name ?? `${first.home} vs ${first.away}`);
    throw new ImportError(`${name} is here and on line ${lines[1]}, on ${first.start}`, lines[0]);
  }
}
