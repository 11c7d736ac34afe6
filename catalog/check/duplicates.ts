/** No event stands twice, and no two events share an identity. */
import { eventId } from '../identity.ts';
import type { DataFolder } from '../read-data.ts';
import { allEntries, type Entry, problemAt } from './entries.ts';
import type { Problem } from './problem.ts';

export function checkDuplicates(data: DataFolder): Problem[] {
  const byNameAndStart = new Map<string, Entry>();
  const byId = new Map<string, Entry>();
  return allEntries(data).flatMap((entry) => {
    const { league, season, event } = entry;
    const nameAndStart = `${league.slug}\n${season.label}\n${event.name}\n${event.start}`;
    if (byNameAndStart.has(nameAndStart)) {
      return [problemAt(entry, 'name', `"${event.name}" on ${event.start} stands twice`)];
    }
    byNameAndStart.set(nameAndStart, entry);
    const id = eventId(league.slug, season.label, event);
    const twin = byId.get(id);
    if (twin) {
      const reason = `"${event.name}" on ${event.start} has the identity of the one on ${twin.event.start}: npm run data:format numbers them; a new event before an old one needs its "occurrence" by hand`;
      return [problemAt(entry, 'name', reason)];
    }
    byId.set(id, entry);
    return [];
  });
}
