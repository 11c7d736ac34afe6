/** Nothing was changed in the future: such a stamp would keep later changes of an event from reaching calendars. */

import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, problemAt } from './entries.ts';

export function checkStamps(data: DataFolder): Problem[] {
  const now = new Date().toISOString();
  const files = data.leagues.flatMap(({ seasons }) =>
    seasons.flatMap(({ file, content: { updated } }) =>
      updated !== undefined && updated > now ? [{ file, path: ['updated'], reason: reasonOf(updated) }] : [],
    ),
  );
  const events = allEntries(data).flatMap((entry) => {
    const { updated } = entry.event;
    return updated !== undefined && updated > now ? [problemAt(entry, 'updated', reasonOf(updated))] : [];
  });
  return [...files, ...events];
}

function reasonOf(updated: string): string {
  return `"${updated}" is in the future: run npm run data:format`;
}
