/** How much of a season its timeline shows, in the URL: `?zoom=quarter`. */
import { short } from '../../catalog/util/quote.ts';

export const ZOOMS = [
  { name: 'Month', value: 'month', months: 1 },
  { name: 'Quarter', value: 'quarter', months: 3 },
  { name: 'Season', value: '', months: Number.POSITIVE_INFINITY },
] as const;
export type Zoom = (typeof ZOOMS)[number];

const WHOLE = ZOOMS[2];

/** The zooms that make sense for a season of so many months: two months have nothing to gain from a quarter. */
export function zoomsFor(months: number): Zoom[] {
  return ZOOMS.filter((zoom) => zoom.months < months || zoom === WHOLE);
}

export function zoomParam(search: URLSearchParams): string | null {
  return search.get('zoom');
}

export function readZoom(requested: string | null, months: number): { zoom: Zoom; warning: string | null } {
  if (requested === null) return { zoom: WHOLE, warning: null };
  const known = ZOOMS.find(({ value }) => value !== '' && value === requested);
  if (!known) return { zoom: WHOLE, warning: `There is no zoom level “${short(requested)}”.` };
  // Another season may be too short for it; that is nobody's mistake.
  return { zoom: zoomsFor(months).includes(known) ? known : WHOLE, warning: null };
}

export function withZoom(search: URLSearchParams, { value }: Zoom): URLSearchParams {
  const result = new URLSearchParams(search);
  if (value === '') result.delete('zoom');
  else result.set('zoom', value);
  return result;
}
