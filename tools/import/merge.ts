/** Drafts into a season file: what is new, moved, renamed, called off or missing, and the events afterwards. */
import { addDays, daysBetween, isTimed, listedDay } from '../../catalog/day/day.ts';
import { type AuthoredEvent, isGame } from '../../catalog/event/event.ts';
import { numberOccurrences } from '../../catalog/event/identity.ts';
import type { SeasonFile } from '../../catalog/read/schema.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { applyMove, type Move, type Provenance, statusInDetails } from './apply-move.ts';
import type { Draft, Note } from './draft.ts';
import { findRenames } from './find-renames.ts';
import type { Habits } from './habits.ts';
import { toInstant } from './local-time.ts';
import { matchEvents } from './match-events.ts';
import { newLines } from './new-lines.ts';
import { rejectRepeats } from './repeats.ts';

export type ChangeKind =
  | 'new'
  | 'moved'
  | 'timed'
  | 'venue'
  | 'renamed'
  | 'changed'
  | 'cancelled'
  | 'postponed'
  | 'missing'
  | 'gone';

export interface Change {
  kind: ChangeKind;
  /** As the file has it; a new one as it will. */
  event: AuthoredEvent;
  /** As the file will have it; for a rename that is only reported, as the source has it. */
  after?: AuthoredEvent;
}

export interface Line {
  category: string;
  event: AuthoredEvent;
}

export interface MergeOptions {
  /** The league's zone: a day and an instant are compared there. */
  zone: string;
  habits: Habits;
  provenance: Provenance;
  /** Whether two teams may meet twice on one day. */
  hasDoubleheaders: boolean;
  /** Apply new names too, and with them new identities. */
  rename?: boolean;
  /** Moves from and to days after this one are left for later: sources write provisional dates far ahead. */
  until?: string;
  /** For new events where neither source nor files show it. */
  category?: string;
  type?: string;
}

export interface Merged {
  events: SeasonFile['events'];
  changes: Change[];
  notes: Note[];
  unchanged: number;
  /** Moves that were left for later. */
  later: number;
}

export function mergeDrafts(
  events: SeasonFile['events'],
  drafts: readonly Draft[],
  options: MergeOptions,
): Merged {
  const { zone, habits, provenance } = options;
  rejectRepeats(drafts, options);
  const lines: Line[] = Object.entries(events).flatMap(([category, list]) =>
    list.map((event) => ({ category, event })),
  );
  const notes: Note[] = [];
  const changes: Change[] = [];
  const changed = new Map<Line, AuthoredEvent>();
  const matching = matchEvents(lines, drafts, zone, habits.types);
  const apply = (kind: ChangeKind, line: Line, move: Move) => {
    const after = applyMove(line.event, move, provenance);
    changed.set(line, after);
    changes.push({ kind, event: line.event, after });
  };

  let unchanged = 0;
  let later = 0;
  for (const { line, draft } of matching.pairs) {
    const { kind, move, note } = differenceOf(line.event, draft, zone);
    if (note !== undefined) notes.push({ line: draft.line, text: note });
    if (kind === 'moved' && isLater(line.event, draft, options)) later += 1;
    else if (kind && move) apply(kind, line, move);
    else unchanged += 1;
  }

  const renames = findRenames(matching.lines, matching.drafts, zone);
  for (const { line, draft } of renames) {
    const { home, away, name = '' } = draft;
    if (options.rename) apply('renamed', line, { name, home, away });
    else changes.push({ kind: 'renamed', event: line.event, after: { ...line.event, name } });
  }
  const renamed = {
    lines: new Set(renames.map(({ line }) => line)),
    drafts: new Set(renames.map(({ draft }) => draft)),
  };

  const existing = lines.map((line) => ({ ...line, event: changed.get(line) ?? line.event }));
  const added = newLines(
    matching.drafts.filter((draft) => !renamed.drafts.has(draft)),
    existing,
    options,
  );
  // Old lines come first, so that a number that was given stays with its event.
  const all = numberOccurrences(
    [...existing, ...added].map(({ category, event }) => ({ ...event, category })),
  );
  changes.push(
    ...all.slice(existing.length).map(({ category: _, ...event }) => ({ kind: 'new' as const, event })),
  );

  const touched = new Set([...matching.pairs, ...renames].map(({ line }) => kindOf(line)));
  for (const line of matching.lines) {
    const isExpected = touched.has(kindOf(line)) && !renamed.lines.has(line);
    if (isExpected && statusInDetails(line.event.details) !== 'cancelled') {
      changes.push({ kind: 'missing', event: line.event });
    }
  }
  return { events: byCategory(all), changes, notes, unchanged, later };
}

/** A source that has no game of the pre-season does not miss them: its silence counts where it speaks otherwise. */
function kindOf({ category, event }: Line): string {
  return `${isGame(event)}\n${category}`;
}

function byCategory(all: (AuthoredEvent & { category: string })[]): SeasonFile['events'] {
  return Object.fromEntries(
    [...groupBy(all, ({ category }) => category)].map(([category, list]) => [
      category,
      list.map(({ category: _, ...event }) => event),
    ]),
  );
}

function isLater(event: AuthoredEvent, draft: Draft, { until, zone }: MergeOptions): boolean {
  return until !== undefined && listedDay(event.start, zone) > until && listedDay(draft.start, zone) > until;
}

interface Difference {
  kind?: ChangeKind;
  move?: Move;
  note?: string;
}

function differenceOf(event: AuthoredEvent, draft: Draft, zone: string): Difference {
  const status = statusInDetails(event.details);
  if (draft.status) {
    return draft.status === status ? {} : { kind: draft.status, move: { status: draft.status } };
  }
  const isMoved = !isSameMoment(event.start, draft.start, zone);
  const isOtherEnd = draft.end !== undefined && !isSameEnd(event.end, draft.end, zone);
  if (!isMoved && !isOtherEnd) {
    return status ? { note: `${event.name} is ${status} here, but not in the source: not changed` } : {};
  }
  if (draft.end !== undefined || event.end === undefined) {
    return {
      kind: 'moved',
      move: { ...(isMoved && { start: draft.start }), ...(isOtherEnd && { end: draft.end }) },
    };
  }
  // The source knows a start only, and the event has an end here.
  if (isTimed(event.start) !== isTimed(draft.start)) {
    return { note: `${event.name} lasts from ${event.start} to ${event.end} here: left as it is` };
  }
  return {
    kind: 'moved',
    move: { start: draft.start, end: shifted(event.end, event.start, draft.start) },
    note: `${event.name} keeps its length, as the source does not say when it ends`,
  };
}

/** A source that only knows the day does not take a known time away. */
function isSameMoment(ours: string, theirs: string, zone: string): boolean {
  return isTimed(theirs) ? ours === theirs : listedDay(ours, zone) === theirs;
}

function isSameEnd(ours: string | undefined, theirs: string | null, zone: string): boolean {
  if (ours === undefined || theirs === null) return ours === undefined && theirs === null;
  return isSameMoment(ours, theirs, zone);
}

function shifted(end: string, from: string, to: string): string {
  if (isTimed(end)) return toInstant(Date.parse(end) + Date.parse(to) - Date.parse(from));
  return addDays(end, daysBetween(from, to));
}
