/** No event is listed twice, and no two events share an identity. */
import { eventId } from '../event/identity.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, type Entry, problemAt } from './entries.ts';

export function checkDuplicates(data: DataFolder): Problem[] {
  const byNameAndStart = new Map<string, Entry>();
  const byId = new Map<string, Entry>();
  return allEntries(data).flatMap((entry) => {
    const { league, season, event } = entry;
    const nameAndStart = `${league.slug}\n${season.label}\n${event.name}\n${event.start}`;
    if (byNameAndStart.has(nameAndStart)) {
      return [problemAt(entry, 'name', `"${event.name}" on ${event.start} is listed twice`)];
    }
    byNameAndStart.set(nameAndStart, entry);
    const id = eventId(league.slug, season.label, event);
    const other = byId.get(id);
    if (other) {
      const reason = `"${event.name}" on ${event.start} has the same identity as the one on ${other.event.start}: run npm run data:format to number them, or set "occurrence" by hand if the new event comes before the old one`;
      return [problemAt(entry, 'name', reason)];
    }
    byId.set(id, entry);
    return [];
  });
}
