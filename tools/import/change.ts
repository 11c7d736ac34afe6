/** What can happen to an event of a season file, and the one function that changes its line. */
import { isTimed } from '../../catalog/day/day.ts';
import type { AuthoredEvent, Confidence } from '../../catalog/event/event.ts';
import { calledOff } from '../../catalog/event/vocabulary.ts';
import type { EventStatus } from './imported-event.ts';

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

/** An event under its heading in a season file. */
export interface SeasonLine {
  category: string;
  event: AuthoredEvent;
}

export function kindOfChange(before: SeasonLine, after: SeasonLine): ChangeKind | undefined {
  const [was, is] = [before.event, after.event];
  if (was.name !== is.name) return 'renamed';
  const status = statusInDetails(is.details);
  if (status !== undefined && status !== statusInDetails(was.details)) return status;
  if (was.start !== is.start || was.end !== is.end) {
    return !isTimed(was.start) && isTimed(is.start) ? 'timed' : 'moved';
  }
  if (was.location !== is.location) return 'venue';
  const facts = ({ category, event: { updated: _, ...event } }: SeasonLine) =>
    JSON.stringify(Object.entries({ ...event, category }).sort());
  return facts(before) === facts(after) ? undefined : 'changed';
}

/** Where the new facts are from. */
export interface Provenance {
  source: string;
  sure: Confidence;
}

export interface Move {
  start?: string;
  /** null takes the end away. */
  end?: string | null;
  name?: string;
  home?: string;
  away?: string;
  status?: EventStatus;
}

/** Whatever every change must carry is added here: its source, and the identity under which it was published. */
export function applyMove(event: AuthoredEvent, move: Move, provenance: Provenance): AuthoredEvent {
  const { end: oldEnd, details: oldDetails, ...rest } = event;
  const end = move.end === undefined ? oldEnd : (move.end ?? undefined);
  const details = detailsAfter(oldDetails, move);
  const moved = {
    ...rest,
    start: move.start ?? event.start,
    ...(end !== undefined && { end }),
    ...(move.name !== undefined && { name: move.name }),
    ...(move.home !== undefined && { home: move.home }),
    ...(move.away !== undefined && { away: move.away }),
    ...(details !== undefined && { details }),
    ...provenance,
  };
  return withIdentity(moved, event);
}

/** The event as it is now, with the identity that it was published with. */
export function withIdentity(event: AuthoredEvent, before: AuthoredEvent): AuthoredEvent {
  const { publishedAs: _, occurrence: __, ...facts } = event;
  const { publishedAs = before.name, occurrence } = before;
  return {
    ...facts,
    ...(publishedAs !== event.name && { publishedAs }),
    ...(occurrence !== undefined && { occurrence }),
  };
}

const STATUS = /^(?:cancell?ed|postponed)\b[,;:.]?\s*/i;
/** "Time to be confirmed (January 9 or 10)". */
const UNTIMED = /\btime to be confirmed\b/i;
const STATUS_TEXT: Record<EventStatus, string> = { cancelled: 'Cancelled', postponed: 'Postponed' };

/** What the details of an event say about it, as the site reads them. */
export function statusInDetails(details = ''): EventStatus | undefined {
  return calledOff(details);
}

function detailsAfter(details: string | undefined, { start, end, status }: Move): string | undefined {
  if (status === undefined && start === undefined && end === undefined) return details;
  const isTimedNow = start !== undefined && isTimed(start);
  const facts = (details ?? '')
    .replace(STATUS, '')
    .split('; ')
    .filter((fact) => fact !== '' && !/^estimated dates$/i.test(fact) && !(isTimedNow && UNTIMED.test(fact)));
  return [...(status ? [STATUS_TEXT[status]] : []), ...facts].join('; ') || undefined;
}
