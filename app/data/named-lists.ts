/**
 * Lists of the days around the build: the page names their files. Scripts that named them would have other names every day,
 * and every day would be a new release.
 */
import type { PackedEvents } from '../../catalog/packed-events.ts';
import type { Loaders } from './loaded-lists.ts';

/** The loaders of a kind of list, in place of its virtual module, by the part of the names that follows the kind. */
export function namedLists(kind: string): Loaders<PackedEvents> {
  const files: Record<string, string> = JSON.parse(document.documentElement.dataset.nearLists ?? '{}');
  return Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.startsWith(`${kind}/`))
      .map(([name, file]) => [name.slice(kind.length + 1), () => import(/* @vite-ignore */ file)]),
  );
}
