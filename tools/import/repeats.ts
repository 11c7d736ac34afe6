/** The same event twice in one input: which of the two holds is nothing to guess at. */
import { listedDay } from '../../catalog/day/day.ts';
import { isGame } from '../../catalog/event/event.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { slugOf } from '../../catalog/util/slug.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportedEvent } from './imported-event.ts';
import type { PatchOptions } from './update-options.ts';

export function rejectRepeats(
  schedule: readonly ImportedEvent[],
  { zone, hasDoubleheaders }: Pick<PatchOptions, 'zone' | 'hasDoubleheaders'>,
): void {
  const keyOf = (event: ImportedEvent) => {
    const number = event.occurrence === undefined ? '' : `${event.occurrence}`;
    if (!isGame(event)) return `${slugOf(event.name ?? '')}\n${number || event.start}`;
    const when = hasDoubleheaders ? event.start : listedDay(event.start, zone);
    return `${slugOf(number ? (event.name ?? '') : `${event.home} vs ${event.away}`)}\n${number || when}`;
  };
  const distinct = schedule.filter(({ hasNoSidesYet }) => !hasNoSidesYet);
  for (const group of groupBy(distinct, keyOf).values()) {
    const lines = group.map(({ line }) => line).sort((a, b) => a - b);
    const [first] = group;
    if (!first || group.length < 2) continue;
    // A day without times may hold both games of a doubleheader.
    if (hasDoubleheaders && isGame(first) && first.start.length === 10 && group.length === 2) continue;
    const name = quote(first.name ?? `${first.home} vs ${first.away}`);
    throw new ImportError(`${name} is here and on line ${lines[1]}, on ${first.start}`, lines[0]);
  }
}
