/**
 * A schedule into a season: what is new, moved, timed, renamed, called off or missing, and the season afterwards.
 * A complete schedule has every fact under our own names, so events become what it says, and those that it does not
 * have are gone. Of any other source only dates, cancellations and new events are taken, and the rest stays as it is.
 */
import { addDays, daysBetween, isTimed, listedDay } from '../../catalog/day/day.ts';
import { type AuthoredEvent, isGame } from '../../catalog/event/event.ts';
import { numberOccurrences } from '../../catalog/event/identity.ts';
import type { SeasonFile } from '../../catalog/read/schema.ts';
import { compareEvents } from '../../catalog/read/season-file.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import {
  applyMove,
  type Change,
  kindOfChange,
  type Move,
  type Provenance,
  type SeasonLine,
  statusInDetails,
  withIdentity,
} from './change.ts';
import { findPlaceholders, findRenames, isPlaceholder } from './find-renames.ts';
import { GameDays } from './game-days.ts';
import type { ImportedEvent, Note } from './imported-event.ts';
import { toInstant } from './local-time.ts';
import { matchEvents, type Pair } from './match-events.ts';
import { eventOf, newEvents } from './new-events.ts';
import { rejectRepeats } from './repeats.ts';
import type { PatchOptions, UpdateOptions } from './update-options.ts';

export interface SeasonUpdate {
  content: SeasonFile;
  changes: Change[];
  notes: Note[];
  unchanged: number;
  /** Moves that were left for later. */
  later: number;
}

export function updateSeason(
  before: SeasonFile | undefined,
  schedule: readonly ImportedEvent[],
  options: UpdateOptions,
): SeasonUpdate {
  if (!options.isComplete) rejectRepeats(schedule, options);
  const lines = before ? linesOf(before) : [];
  const types = options.isComplete ? typesOf(lines) : options.habits.types;
  const withSides = schedule.filter(({ hasNoSidesYet }) => !hasNoSidesYet);
  const matching = matchEvents(lines, withOurSides(withSides, lines), options.zone, types);
  const renames = findRenames(matching.lines, matching.imported, options);
  const unmatched = matching.lines.filter((line) => !renames.some((pair) => pair.line === line));
  const placeholders = findPlaceholders(
    unmatched,
    schedule.filter(({ hasNoSidesYet }) => hasNoSidesYet),
    options,
  );
  const absent = unmatched.filter((line) => !placeholders.some((pair) => pair.line === line));
  const found = [...matching.pairs, ...placeholders].map(({ line, imported }): Patched & Pair => {
    const step = options.isComplete ? { after: replaced(line, imported) } : patched(line, imported, options);
    return { line, imported, ...step };
  });
  // A complete schedule holds as it is, and in baseball two teams may meet twice a day.
  const days = options.isComplete || options.hasDoubleheaders ? undefined : new GameDays(options.zone);
  for (const { line } of renames) days?.take(line.event);
  for (const { event } of absent) days?.take(event);
  const clashes = days?.settle(found.map(({ line, after }) => [line.event, after.event]));
  const kept: SeasonLine[] = [];
  const changes: Change[] = [];
  const notes: Note[] = [];
  let unchanged = 0;
  let later = 0;

  for (const { line, imported, after: wanted, note, isLater } of found) {
    const clash = clashes?.get(line.event);
    const after = clash === undefined ? wanted : line;
    if (clash !== undefined) {
      const text = `${line.event.name} is not moved: ${clash}`;
      notes.push({ line: imported.line, text, notUnderstood: 1 });
    }
    const kind = kindOfChange(line, after);
    if (note !== undefined) notes.push({ line: imported.line, text: note });
    if (isLater) later += 1;
    else if (kind) changes.push({ kind, event: line.event, after: after.event });
    else unchanged += 1;
    kept.push(after);
  }

  for (const { line, imported } of renames) {
    const after = options.isComplete ? replaced(line, imported) : renamed(line, imported, options);
    const isApplied = options.isComplete || options.rename || isPlaceholder(line.event, imported);
    changes.push({ kind: 'renamed', event: line.event, after: after.event });
    kept.push(isApplied ? after : line);
  }

  const missing = options.isComplete ? absent : missingOf(absent, [...matching.pairs, ...renames]);
  const kind = options.isComplete ? 'gone' : 'missing';
  changes.push(...missing.map(({ event }) => ({ kind, event }) as const));
  if (!options.isComplete) kept.push(...absent);

  const unknown = matching.imported.filter((event) => {
    if (renames.some((pair) => pair.imported === event)) return false;
    const clash = days?.takeIfFree(event);
    if (clash === undefined) return true;
    notes.push({ line: event.line, text: `${event.name} is not added: ${clash}`, notUnderstood: 1 });
    return false;
  });
  const added = options.isComplete ? unknown.map(lineOf) : newEvents(unknown, kept, options);
  // What was published before comes first, so that no number goes from one event to another.
  const inOrder = [kept, added].flatMap((some) => some.sort((a, b) => compareEvents(a.event, b.event)));
  const all = numberOccurrences(inOrder.map(({ category, event }) => ({ ...event, category })));
  changes.push(
    ...all.slice(kept.length).map(({ category: _, ...event }) => ({ kind: 'new' as const, event })),
  );
  const provenance = options.isComplete || !before ? commonProvenance(all) : before;
  const { source, sure } = provenance;
  const content = { ...before, source, sure, events: byCategory(all) };
  return { content, changes, notes, unchanged, later };
}

/** Every line states its source, so that the file may begin to share another one. */
function linesOf({ events, source, sure }: SeasonFile): SeasonLine[] {
  return Object.entries(events).flatMap(([category, list]) =>
    list.map((event) => ({ category, event: { source, sure, ...event } })),
  );
}

/** At a neutral site a source may write the sides the other way around. */
function withOurSides(schedule: readonly ImportedEvent[], lines: readonly SeasonLine[]): ImportedEvent[] {
  const pairs = new Set(lines.map(({ event }) => `${event.home}\n${event.away}`));
  return schedule.map((event) => {
    const { home, away, isNeutral } = event;
    if (!isNeutral || pairs.has(`${home}\n${away}`) || !pairs.has(`${away}\n${home}`)) return event;
    return { ...event, home: away, away: home, name: `${away} vs ${home}` };
  });
}

function byCategory(all: readonly (AuthoredEvent & { category: string })[]): SeasonFile['events'] {
  return Object.fromEntries(
    [...groupBy(all, ({ category }) => category)].map(([category, list]) => [
      category,
      list.map(({ category: _, ...event }) => event),
    ]),
  );
}

/** Stated once for the file: what most of its lines share. */
function commonProvenance(events: readonly AuthoredEvent[]): Provenance {
  const groups = [...groupBy(events, ({ source, sure }) => `${source}\n${sure}`).values()];
  const [{ source = '', sure = 'source' } = {}] = groups.sort((a, b) => b.length - a.length)[0] ?? [];
  return { source, sure };
}

function typesOf(lines: readonly SeasonLine[]): Set<string> {
  return new Set(lines.flatMap(({ event }) => event.type ?? []));
}

/** The line that a complete schedule has, with the identity that was published. */
function replaced(line: SeasonLine, imported: ImportedEvent): SeasonLine {
  const { category, event } = lineOf(imported);
  return { category, event: withIdentity(event, line.event) };
}

function lineOf(imported: ImportedEvent): SeasonLine {
  return { category: imported.category ?? '', event: eventOf(imported) };
}

/** With the date as well, which is often known together with the sides. */
function renamed(line: SeasonLine, imported: ImportedEvent, options: PatchOptions): SeasonLine {
  const { name, home, away } = imported;
  const { category, event } = patched(line, imported, options).after;
  return { category, event: applyMove(event, { name, home, away }, options.provenance) };
}

interface Patched {
  after: SeasonLine;
  note?: string;
  /** The move is left for a later import. */
  isLater?: boolean;
}

function patched(line: SeasonLine, imported: ImportedEvent, options: PatchOptions): Patched {
  const { zone, provenance, until } = options;
  const { move, note } = differenceOf(line.event, imported, zone);
  if (!move) return { after: line, note };
  const isFar = ({ start }: { start: string }) => until !== undefined && listedDay(start, zone) > until;
  if (move.status === undefined && isFar(line.event) && isFar(imported)) {
    return { after: line, note, isLater: true };
  }
  return { after: { ...line, event: applyMove(line.event, move, provenance) }, note };
}

function differenceOf(
  event: AuthoredEvent,
  imported: ImportedEvent,
  zone: string,
): { move?: Move; note?: string } {
  const status = statusInDetails(event.details);
  if (imported.status) return imported.status === status ? {} : { move: { status: imported.status } };
  const { start, end } = imported;
  const isMoved = !isSameMoment(event.start, start, zone);
  const isOtherEnd = end !== undefined && !isSameEnd(event.end, end, zone);
  if (!isMoved && !isOtherEnd) {
    return status ? { note: `${event.name} is ${status} here, but not in the source: not changed` } : {};
  }
  if (end !== undefined || event.end === undefined) {
    return { move: { ...(isMoved && { start }), ...(isOtherEnd && { end }) } };
  }
  // The source knows a start only, and the event has an end here.
  if (isTimed(event.start) !== isTimed(start)) {
    return { note: `${event.name} lasts from ${event.start} to ${event.end} here: left as it is` };
  }
  return {
    move: { start, end: shifted(event.end, event.start, start) },
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

/** A source that has no game of the pre-season does not miss them: its silence counts where it speaks otherwise. */
function missingOf(absent: readonly SeasonLine[], found: readonly { line: SeasonLine }[]): SeasonLine[] {
  const kindOf = ({ category, event }: SeasonLine) => `${isGame(event)}\n${category}`;
  const touched = new Set(found.map(({ line }) => kindOf(line)));
  return absent.filter(
    (line) => touched.has(kindOf(line)) && statusInDetails(line.event.details) !== 'cancelled',
  );
}
