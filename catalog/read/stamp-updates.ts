/**
 * Writes into a season file when its lines last changed, by comparing it with the published version. A changed or
 * added line gets the current time, a new file gets it once for all its lines.
 */
import type { AuthoredEvent } from '../event/event.ts';
import { eventId } from '../event/identity.ts';
import { updatedAt } from '../event/updated.ts';
import type { SeasonFile } from './schema.ts';
import { numberedEvents } from './season-file.ts';

const MINUTE = 60_000;

export function stampUpdates(after: SeasonFile, before: SeasonFile | undefined, moment: string): SeasonFile {
  if (!before) return { ...after, updated: after.updated ?? moment };
  const known = new Map(linesOf(before).map((line) => [line.id, line]));
  const lines = linesOf(after).map(({ category, id, facts, event }) => {
    const was = known.get(id);
    const { updated: stated, ...rest } = event;
    if (!was) return { category, event: { ...rest, updated: stated ?? moment } };
    if (was.facts === facts) return { category, event: { ...rest, ...stamp(was.event.updated) } };
    // A stamp that is later than the published one was written by an earlier run, before the commit.
    const earlier = updatedAt({ updated: was.event.updated ?? before.updated });
    const isStamped = stated !== undefined && stated > earlier;
    return { category, event: { ...rest, updated: isStamped ? stated : laterThan(earlier, moment) } };
  });
  const events: SeasonFile['events'] = {};
  for (const { category, event } of lines) events[category] = [...(events[category] ?? []), event];
  const { updated: _, ...rest } = after;
  return { ...rest, ...stamp(before.updated), events };
}

/** Every line with its identity, and with all its facts as one text. */
function linesOf(file: SeasonFile) {
  return Object.entries(numberedEvents(file.events)).flatMap(([category, events]) =>
    events.map((event: AuthoredEvent) => {
      const { updated: _, ...ownFacts } = event;
      const facts = { source: file.source, sure: file.sure, ...ownFacts, category };
      return {
        category,
        id: eventId('', '', event),
        facts: JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1))),
        event,
      };
    }),
  );
}

function stamp(updated: string | undefined): { updated?: string } {
  return updated === undefined ? {} : { updated };
}

/** The moment, or a minute after the earlier one if a clock is wrong: SEQUENCE in the feeds must grow. */
function laterThan(earlier: string, moment: string): string {
  if (moment > earlier) return moment;
  return `${new Date(Date.parse(earlier) + MINUTE).toISOString().slice(0, 19)}Z`;
}
