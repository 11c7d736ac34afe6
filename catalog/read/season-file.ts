/**
 * The canonical text of a season file: categories and events in chronological order, one event to a line, keys in
 * one order, so that a changed fact is a changed line.
 */
import type { AuthoredEvent } from '../event/event.ts';
import { numberOccurrences } from '../event/identity.ts';
import { groupBy } from '../util/group-by.ts';
import type { SeasonFile } from './schema.ts';

const KEY_ORDER = [
  'start',
  'end',
  'name',
  'home',
  'away',
  'publishedAs',
  'occurrence',
  'type',
  'location',
  'details',
  'extras',
  'source',
  'sure',
  'updated',
] as const satisfies readonly (keyof AuthoredEvent)[];

/** Chronological, a plain day before the instants of that day, then by name and occurrence. */
export function compareEvents(
  a: { start: string; name: string; occurrence?: number },
  b: { start: string; name: string; occurrence?: number },
): number {
  if (a.start !== b.start) return a.start < b.start ? -1 : 1;
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return (a.occurrence ?? 1) - (b.occurrence ?? 1);
}

export function formatSeasonFile(file: SeasonFile): string {
  const numbered = numberedEvents(file.events);
  const categories = Object.entries(numbered)
    .map(([label, events]) => ({ label, events: [...events].sort(compareEvents) }))
    .sort((a, b) => {
      const firstA = a.events[0];
      const firstB = b.events[0];
      if (!firstA || !firstB || firstA.start === firstB.start) return a.label < b.label ? -1 : 1;
      return firstA.start < firstB.start ? -1 : 1;
    });

  const lines = [
    '{',
    `  "source": ${JSON.stringify(file.source)},`,
    `  "sure": ${JSON.stringify(file.sure)},`,
    ...(file.updated === undefined ? [] : [`  "updated": ${JSON.stringify(file.updated)},`]),
    '  "events": {',
  ];
  categories.forEach(({ label, events }, position) => {
    lines.push(`    ${JSON.stringify(label)}: [`);
    events.forEach((event, index) => {
      lines.push(`      ${formatEvent(event, file)}${index < events.length - 1 ? ',' : ''}`);
    });
    lines.push(`    ]${position < categories.length - 1 ? ',' : ''}`);
  });
  lines.push('  }', '}', '');
  return lines.join('\n');
}

/** What a file may state once for all its lines. */
const DEFAULTS = ['source', 'sure', 'updated'] as const;

function formatEvent(event: AuthoredEvent, file: SeasonFile): string {
  const pairs = KEY_ORDER.filter((key) => {
    const value = event[key];
    if (value === undefined) return false;
    return !DEFAULTS.some((shared) => shared === key && value === file[shared]);
  }).map((key) => `${JSON.stringify(key)}: ${JSON.stringify(event[key])}`);
  return `{ ${pairs.join(', ')} }`;
}

/** The events of a file, those that share their name with an earlier one numbered. */
export function numberedEvents(events: SeasonFile['events']): SeasonFile['events'] {
  const inOrder = Object.entries(events)
    .flatMap(([category, list]) => list.map((event) => ({ category, ...event })))
    .sort(compareEvents);
  const byCategory = groupBy(numberOccurrences(inOrder), (event) => event.category);
  return Object.fromEntries(
    [...byCategory].map(([category, members]) => [
      category,
      members.map(({ category: _, ...event }) => event),
    ]),
  );
}
