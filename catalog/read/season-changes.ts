/**
 * What became different between two states of a season file, as records of changes. What was over by then is left out, as
 * is what we only spell in another way.
 */
import {
  type ChangedField,
  type ChangeRecord,
  changesFile,
  compareRecords,
  formatRecords,
  type OpenDate,
} from '../changes/change-record.ts';
import { addDays } from '../day/day.ts';
import type { AuthoredEvent } from '../event/event.ts';
import { eventId } from '../event/identity.ts';
import { calledOff } from '../event/vocabulary.ts';
import { groupBy } from '../util/group-by.ts';
import { slugOf } from '../util/slug.ts';
import { isProvisional } from './build-catalog.ts';
import type { ChangesData, LeagueData } from './read-data.ts';
import type { SeasonFile } from './schema.ts';
import { numberedEvents } from './season-file.ts';

/** That yesterday's game was postponed is often known today. */
const STATUS_DAYS = 7;

interface Compared {
  league: Pick<LeagueData, 'slug' | 'content'>;
  label: string;
  before: SeasonFile;
  after: SeasonFile;
  /** In UTC, on which the change was seen. */
  day: string;
}

interface Line {
  id: string;
  source: string;
  values: Record<Exclude<ChangedField, 'gone'>, string | null>;
  /** Why its date is open. */
  open: OpenDate | undefined;
}

export function seasonChanges({ league, label, before, after, day }: Compared): ChangeRecord[] {
  const lines = new Map(seasonLines(after, league, label).map((line) => [line.id, line]));
  return seasonLines(before, league, label).flatMap((was) => {
    const is = lines.get(was.id);
    const { id, source } = is ?? was;
    const record = (field: ChangedField, values: Pick<ChangeRecord, 'before' | 'after' | 'was'>) =>
      ({ id, day, field, ...values, source }) as const;
    if (!is) return record('gone', { before: was.values.name, after: null });
    const lastDay = lastDayOf(was) > lastDayOf(is) ? lastDayOf(was) : lastDayOf(is);
    const isAhead = (field: ChangedField) => addDays(lastDay, field === 'status' ? STATUS_DAYS : 0) >= day;
    return changedFields(was, is)
      .filter(isAhead)
      .map((field) =>
        record(field, {
          before: was.values[field],
          after: is.values[field],
          ...(field === 'start' && was.open && !is.open ? { was: was.open } : {}),
        }),
      );
  });
}

function changedFields(was: Line, is: Line): (keyof Line['values'])[] {
  const fields = Object.keys(was.values) as (keyof Line['values'])[];
  return fields.filter((field) => {
    const [before, after] = [was.values[field], is.values[field]];
    if (field === 'start' && was.open && !is.open) return true;
    if (field === 'name' || field === 'location')
      return before !== null && after !== null && slugOf(before) !== slugOf(after);
    return before !== after;
  });
}

/** The events of a season with the facts that are recorded when they change. */
export function seasonLines(file: SeasonFile, { slug, content }: Compared['league'], label: string): Line[] {
  return Object.entries(numberedEvents(file.events)).flatMap(([category, events]) =>
    events.map((event: AuthoredEvent) => ({
      id: eventId(slug, label, event),
      source: event.source ?? file.source,
      values: {
        start: event.start,
        end: event.end ?? null,
        status: calledOff(event.details ?? '') ?? 'scheduled',
        name: event.name,
        location: event.location ?? null,
      },
      open: openDate(category, event, file, content),
    })),
  );
}

function openDate(
  category: string,
  event: AuthoredEvent,
  file: SeasonFile,
  content: LeagueData['content'],
): OpenDate | undefined {
  if (isProvisional(category, event, content)) return 'provisional';
  return (event.sure ?? file.sure) === 'estimated' ? 'estimated' : undefined;
}

/** In UTC. */
function lastDayOf({ values: { start, end } }: Line): string {
  return (end ?? start ?? '').slice(0, 10);
}

/** The files with these records. A second change of a fact on one day is one change; one that took it back is none. */
export function withRecords(files: readonly ChangesData[], added: readonly ChangeRecord[]): ChangesData[] {
  const byKey = new Map<string, ChangeRecord>();
  for (const record of [...files.flatMap(({ records }) => records), ...added]) {
    const key = `${record.id} ${record.day} ${record.field}`;
    const { before, was } = byKey.get(key) ?? record;
    byKey.set(key, { ...record, before, ...(was === undefined ? {} : { was }) });
  }
  const byFile = groupBy(
    [...byKey.values()].filter(({ before, after, was }) => before !== after || was !== undefined),
    ({ day }) => changesFile(day),
  );
  const names = new Set([...files.map(({ file }) => file), ...byFile.keys()]);
  return [...names].sort().map((file) => {
    const records = (byFile.get(file) ?? []).sort(compareRecords);
    return { file, records, text: formatRecords(records) };
  });
}
