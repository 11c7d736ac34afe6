/** A start is a day or a UTC instant, an end is of the same kind and never before it. */
import { isDay, isInstant, isTimed } from '../day/day.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, problemAt } from './entries.ts';

export function checkStartAndEnd(data: DataFolder): Problem[] {
  return allEntries(data).flatMap((entry) => {
    const { start, end } = entry.event;
    const form = 'is neither a date (2026-11-15) nor a UTC instant (2026-11-15T18:00:00Z)';
    if (!isDay(start) && !isInstant(start)) return [problemAt(entry, 'start', `"${start}" ${form}`)];
    if (end === undefined) return [];
    if (!isDay(end) && !isInstant(end)) return [problemAt(entry, 'end', `"${end}" ${form}`)];
    if (isTimed(start) !== isTimed(end)) {
      return [
        problemAt(entry, 'end', `"${end}" and the start "${start}" must both be dates or both instants`),
      ];
    }
    if (end < start) return [problemAt(entry, 'end', `"${end}" is before the start "${start}"`)];
    if (end === start) {
      return [problemAt(entry, 'end', `"${end}" equals the start: leave the end out`)];
    }
    return [];
  });
}
