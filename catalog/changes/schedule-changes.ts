/** What became different about an event, from its records: one change for each day and kind, as pages and feeds show them. */
import { addDays, isTimed, listedDay } from '../day/day.ts';
import { isGame, type SportsEvent } from '../event/event.ts';
import { compareAcrossLeagues } from '../event/weeks.ts';
import { groupBy } from '../util/group-by.ts';
import {
  type ChangedField,
  type ChangeFile,
  type ChangeRecord,
  type OpenDate,
  recordsById,
} from './change-record.ts';

/**
 * `moved`: a known day or time became another; `timed`: an open one became firm; `sides`: a game got its two sides;
 * `restored`: it was called off and takes place after all.
 */
export const CHANGE_KINDS = [
  'moved',
  'timed',
  'cancelled',
  'postponed',
  'restored',
  'sides',
  'renamed',
  'venue',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** How far back pages and data files go, before the newest data. Feeds have their newest entries, however old. */
export const RECENT_DAYS = 60;

export interface ScheduleChange {
  /** As it is now. */
  event: SportsEvent;
  /** In UTC, on which we saw it. */
  day: string;
  kind: ChangeKind;
  /** Of `moved` and `timed` the starts, of `renamed` and `sides` the names, of `venue` the places, else the statuses. */
  before: string;
  after: string;
  /** The last day of several, or null; of `moved` and `timed` only. */
  beforeEnd: string | null;
  afterEnd: string | null;
  /** Of `timed`: why the date was open, unless only the time was. */
  was?: OpenDate;
}

type Facts = Record<Exclude<ChangedField, 'gone'>, string | null>;

/** Of all events, newest first, those of a day in the order of their events. */
export function scheduleChanges(
  events: Iterable<SportsEvent>,
  files: readonly ChangeFile[],
): ScheduleChange[] {
  const records = recordsById(files);
  return [...events]
    .filter(({ id }) => records.has(id))
    .flatMap((event) => changesOf(event, records.get(event.id) ?? []))
    .sort((a, b) => (a.day === b.day ? compareAcrossLeagues(a.event, b.event) : a.day < b.day ? 1 : -1));
}

export function recentChanges(changes: readonly ScheduleChange[], dayOfData: string): ScheduleChange[] {
  const since = addDays(dayOfData, -RECENT_DAYS);
  return changes.filter(({ day }) => day > since);
}

/** Of one event, newest first. Corrections of our own mistakes are none. */
export function changesOf(event: SportsEvent, records: readonly ChangeRecord[]): ScheduleChange[] {
  const byDay = [...groupBy(records, ({ day }) => day).values()].reverse();
  let facts = factsOf(event);
  return byDay.flatMap((ofDay) => {
    const after = { ...facts, ...valuesOf(ofDay, 'after') };
    const before = { ...after, ...valuesOf(ofDay, 'before') };
    facts = before;
    return changesOfDay(event, ofDay, before, after);
  });
}

/** Where the event was until it moved to where it is now. */
export function lastMove(event: SportsEvent, records: readonly ChangeRecord[]): SportsEvent['moved'] {
  const move = changesOf(event, records).find(({ kind }) => kind === 'moved');
  if (move?.after !== event.start || move.afterEnd !== event.end) return undefined;
  return { start: move.before, end: move.beforeEnd, day: move.day };
}

function changesOfDay(
  event: SportsEvent,
  records: readonly ChangeRecord[],
  before: Facts,
  after: Facts,
): ScheduleChange[] {
  const news = new Map(records.filter(({ correction }) => !correction).map((each) => [each.field, each]));
  const change = (kind: ChangeKind, field: keyof Facts): ScheduleChange => ({
    event,
    day: records[0]?.day ?? '',
    kind,
    before: before[field] ?? '',
    after: after[field] ?? '',
    beforeEnd: null,
    afterEnd: null,
  });
  const changes: ScheduleChange[] = [];
  const isMoved = news.has('start') || news.has('end');
  if (isMoved) {
    const was = news.get('start')?.was;
    const kind = was !== undefined || gotTime(before, after, event.zone) ? 'timed' : 'moved';
    changes.push({
      ...change(kind, 'start'),
      beforeEnd: before.end,
      afterEnd: after.end,
      ...(was === undefined ? {} : { was }),
    });
  }
  if (news.has('status')) {
    const { status } = after;
    if (status === 'cancelled' || status === 'postponed') changes.push(change(status, 'status'));
    // A new date says so already.
    else if (!isMoved) changes.push(change('restored', 'status'));
  }
  if (news.has('name')) {
    changes.push(change(isGame(event) && !before.name?.includes(' vs ') ? 'sides' : 'renamed', 'name'));
  }
  if (news.has('location')) changes.push(change('venue', 'location'));
  return changes;
}

/** Its day was known, and now the time is as well. */
function gotTime(before: Facts, after: Facts, zone: string): boolean {
  const [was, is] = [before.start ?? '', after.start ?? ''];
  return !isTimed(was) && isTimed(is) && listedDay(is, zone) === was;
}

function factsOf({ start, end, off, name, location }: SportsEvent): Facts {
  return { start, end, status: off ?? 'scheduled', name, location };
}

function valuesOf(records: readonly ChangeRecord[], side: 'before' | 'after'): Partial<Facts> {
  return Object.fromEntries(records.map((record) => [record.field, record[side]]));
}
