/** The one function that changes a line of a season file: whatever every change must carry is added here. */
import type { AuthoredEvent, Confidence } from '../../catalog/event/event.ts';
import type { DraftStatus } from './draft.ts';

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
  status?: DraftStatus;
}

const STATUS = /^(cancell?ed|postponed)\b[,;:.]?\s*/i;
const STATUS_TEXT: Record<DraftStatus, string> = { cancelled: 'Cancelled', postponed: 'Postponed' };

/** What the details of an event say about it, as the site reads them. */
export function statusInDetails(details: string | undefined): DraftStatus | undefined {
  const word = STATUS.exec(details ?? '')?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  return word === 'postponed' ? 'postponed' : 'cancelled';
}

export function applyMove(event: AuthoredEvent, move: Move, provenance: Provenance): AuthoredEvent {
  const { end: oldEnd, details: oldDetails, occurrence, ...rest } = event;
  const end = move.end === undefined ? oldEnd : (move.end ?? undefined);
  const details = detailsAfter(oldDetails, move);
  return {
    ...rest,
    start: move.start ?? event.start,
    ...(end !== undefined && { end }),
    ...(move.name !== undefined && { name: move.name }),
    ...(move.home !== undefined && { home: move.home }),
    ...(move.away !== undefined && { away: move.away }),
    // The number belongs to the name.
    ...(occurrence !== undefined && move.name === undefined && { occurrence }),
    ...(details !== undefined && { details }),
    source: provenance.source,
    sure: provenance.sure,
  };
}

function detailsAfter(details: string | undefined, { start, end, status }: Move): string | undefined {
  if (status === undefined && start === undefined && end === undefined) return details;
  const facts = (details ?? '')
    .replace(STATUS, '')
    .split('; ')
    .filter((fact) => fact !== '' && !/^estimated dates$/i.test(fact));
  return [...(status ? [STATUS_TEXT[status]] : []), ...facts].join('; ') || undefined;
}
