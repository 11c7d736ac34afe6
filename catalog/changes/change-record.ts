/** A line of data/changes/<year>.jsonl: one fact of an event that became another after it was published. */
import { groupBy } from '../util/group-by.ts';
import { memoize } from '../util/memoize.ts';

/** In the order in which a file has the lines of one event and day. */
export const CHANGED_FIELDS = ['start', 'end', 'status', 'name', 'location', 'gone'] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** Why a date was open until it became firm. */
export const OPEN_DATES = ['estimated', 'provisional'] as const;
export type OpenDate = (typeof OPEN_DATES)[number];

export const STATUSES = ['scheduled', 'cancelled', 'postponed'] as const;

export interface ChangeRecord {
  id: string;
  /** In UTC, on which we saw it. */
  day: string;
  /** `gone`: the event is no longer in the data; `before` is its name. */
  field: ChangedField;
  /** As the data files write it; null for an end or a place that is not stated, and after `gone`. */
  before: string | null;
  after: string | null;
  /** Of a start that is firm now: what it was. The start itself may be the same. */
  was?: OpenDate;
  /** Key into data/sources.json. */
  source: string;
  /** The earlier value was our mistake: the schedule has not changed, so this is no news. */
  correction?: true;
}

/** The records of a file of the data folder. */
export interface ChangeFile {
  records: readonly ChangeRecord[];
}

/** Those of each event, oldest first. */
export const recordsById = memoize(
  (files: readonly ChangeFile[]): ReadonlyMap<string, ChangeRecord[]> =>
    groupBy(
      files.flatMap(({ records }) => records),
      ({ id }) => id,
    ),
  new WeakMap(),
);

/** Chronological, then by event, then in the order of the fields. */
export function compareRecords(a: ChangeRecord, b: ChangeRecord): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  if (a.id !== b.id) return a.id < b.id ? -1 : 1;
  return CHANGED_FIELDS.indexOf(a.field) - CHANGED_FIELDS.indexOf(b.field);
}

/** The path of the file that has the changes of a day, below the data folder. */
export function changesFile(day: string): string {
  return `changes/${day.slice(0, 4)}.jsonl`;
}

/** The text of a file: in order, one record a line, so that a change is one line of a diff. */
export function formatRecords(records: readonly ChangeRecord[]): string {
  return [...records]
    .sort(compareRecords)
    .map((record) => `${formatRecord(record)}\n`)
    .join('');
}

function formatRecord({ id, day, field, before, after, was, source, correction }: ChangeRecord): string {
  // Keys in one order; those that are undefined are left out.
  const pairs = Object.entries({ id, day, field, before, after, was, source, correction })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{ ${pairs.join(', ')} }`;
}
