/**
 * The identity of an event: league, season and name, never the date.
 * Events that share a name in one season (three games of a series, a replay) carry an `occurrence` in the data
 * file; it stays with its line when the date moves, so a rescheduled match keeps its identity.
 */
import { slugOf } from './slug.ts';

export function eventId(
  league: string,
  season: string,
  event: { name: string; occurrence?: number | undefined },
): string {
  // A full stop cannot come out of slugOf, so "X 2" and the second "X" never collide.
  const suffix = event.occurrence ? `.${event.occurrence}` : '';
  return `${league}/${season}/${slugOf(event.name)}${suffix}`;
}

/** Gives every event of a season that shares its name with an earlier one the next free occurrence number. */
export function numberOccurrences<E extends { name: string; occurrence?: number }>(
  eventsInOrder: readonly E[],
): E[] {
  const taken = new Map<string, Set<number>>();
  const numbersOf = (event: E) => {
    const slug = slugOf(event.name);
    let numbers = taken.get(slug);
    if (!numbers) {
      numbers = new Set();
      taken.set(slug, numbers);
    }
    return numbers;
  };
  for (const event of eventsInOrder) {
    if (event.occurrence) numbersOf(event).add(event.occurrence);
  }
  return eventsInOrder.map((event) => {
    if (event.occurrence) return event;
    const numbers = numbersOf(event);
    let next = 1;
    while (numbers.has(next)) next += 1;
    numbers.add(next);
    return next === 1 ? event : { ...event, occurrence: next };
  });
}
