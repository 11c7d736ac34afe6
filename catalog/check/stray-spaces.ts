/** No text begins or ends with a space, or has two in a row: " Matchday 3" is another label than "Matchday 3". */
import type { AuthoredEvent } from '../event/event.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, problemAt } from './entries.ts';

const hasStraySpace = (text: string) => text !== text.trim() || /\s\s|[\t\n\r]/.test(text);

export function checkStraySpaces(data: DataFolder): Problem[] {
  const labels = data.leagues.flatMap((league) =>
    league.seasons.flatMap((season) =>
      Object.keys(season.content.events)
        .filter(hasStraySpace)
        .map((label) => ({
          file: season.file,
          path: ['events', label],
          reason: `the category "${label}" has a stray space`,
        })),
    ),
  );
  const fields = allEntries(data).flatMap((entry) =>
    (Object.entries(entry.event) as [keyof AuthoredEvent, unknown][])
      .filter(([, value]) => typeof value === 'string' && hasStraySpace(value))
      .map(([field, value]) => problemAt(entry, field, `"${value}" has a stray space`)),
  );
  return [...labels, ...fields];
}
