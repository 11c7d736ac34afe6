/**
 * The identity of an event: league, season and name, never the date.
 * Events that share a name in one season (three games of a series, a replay) carry an `occurrence` in the data
 * file; it stays with its line when the date moves, so a rescheduled match keeps its identity. An event that got another
 * name after it was published (`ALCS Game 1`, once its sides are known) keeps the first one as `publishedAs`.
 */
import { slugOf } from '../util/slug.ts';

interface Identifiable {
  name: string;
  publishedAs?: string | undefined;
  occurrence?: number | undefined;
}

export function eventId(league: string, season: string, event: Identifiable): string {
  // A full stop cannot come out of slugOf, so "X 2" and the second "X" never collide.
  const suffix = event.occurrence ? `.${event.occurrence}` : '';
  return `${league}/${season}/${identitySlug(event)}${suffix}`;
}

/** The event's identity outside of the site: the UID in calendars and the id in the API. */
export function eventUid({ id }: { id: string }): string {
  return `${id}@sports-calendar`;
}

function identitySlug({ name, publishedAs = name }: Identifiable): string {
  return slugOf(publishedAs);
}

/** What an id was made of, as far as the name of today does not say it: what `eventId` needs beside it. */
export function identityParts({ id, name }: { id: string; name: string }): Omit<Identifiable, 'name'> {
  const [, slug = '', occurrence] = /([^/.]*)(?:\.(\d+))?$/.exec(id) ?? [];
  return {
    ...(slug === slugOf(name) ? {} : { publishedAs: slug }),
    ...(occurrence === undefined ? {} : { occurrence: Number(occurrence) }),
  };
}

/** Gives every event of a season that shares its name with an earlier one the next free occurrence number. */
export function numberOccurrences<E extends Identifiable>(eventsInOrder: readonly E[]): E[] {
  const taken = new Map<string, Set<number>>();
  const numbersOf = (event: E) => {
    const slug = identitySlug(event);
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
