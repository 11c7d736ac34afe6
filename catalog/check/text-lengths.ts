/** No text is longer than a page, a feed or a calendar app can show. */
import type { AuthoredEvent } from '../event/event.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, problemAt } from './entries.ts';

/** Generous: the longest of November 2026 have 80 (name), 62 (location) and 289 characters (details). */
const MAX_LENGTHS = {
  name: 120,
  home: 60,
  away: 60,
  publishedAs: 120,
  type: 40,
  location: 120,
  details: 500,
  extras: 250,
} as const satisfies Partial<Record<keyof AuthoredEvent, number>>;

export function checkTextLengths(data: DataFolder): Problem[] {
  const labels = data.leagues.flatMap(({ seasons }) =>
    seasons.flatMap(({ file, content }) =>
      Object.keys(content.events)
        .filter((label) => label.length > MAX_LENGTHS.type)
        .map((label) => ({ file, path: ['events', label], reason: tooLong(label, MAX_LENGTHS.type) })),
    ),
  );
  const fields = Object.keys(MAX_LENGTHS) as (keyof typeof MAX_LENGTHS)[];
  const texts = allEntries(data).flatMap((entry) =>
    fields.flatMap((field) => {
      const text = entry.event[field] ?? '';
      return text.length > MAX_LENGTHS[field]
        ? [problemAt(entry, field, tooLong(text, MAX_LENGTHS[field]))]
        : [];
    }),
  );
  return [...labels, ...texts];
}

function tooLong(text: string, most: number): string {
  return `is ${text.length} characters long, at most ${most} are allowed`;
}
