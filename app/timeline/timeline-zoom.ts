/** How much of a season its timeline shows, in the URL: `?zoom=quarter`. */
import { short } from '../../catalog/util/quote.ts';
import { isAbout } from './axis.ts';

/** In months; the whole season is nothing in the URL. */
const ZOOMS = new Map([
  ['month', 1],
  ['quarter', 3],
  ['year', 12],
]);

export function zoomParam(search: URLSearchParams): string | null {
  return search.get('zoom');
}

export function readZoom(requested: string | null): { months: number; warning: string | null } {
  const months = ZOOMS.get(requested ?? '');
  const warning = requested === null || months ? null : `There is no zoom level “${short(requested)}”.`;
  return { months: months ?? Number.POSITIVE_INFINITY, warning };
}

/** A view of other lengths has no name. */
export function withZoom(search: URLSearchParams, days: number): URLSearchParams {
  const result = new URLSearchParams(search);
  const [name] = [...ZOOMS].find(([, months]) => isAbout(days, months)) ?? [];
  if (name) result.set('zoom', name);
  else result.delete('zoom');
  return result;
}
