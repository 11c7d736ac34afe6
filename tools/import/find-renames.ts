/** Events that nothing else matches, at the same time and of one kind: most likely the same event under another name. */
import { isTimed, listedDay } from '../../catalog/day/day.ts';
import { type AuthoredEvent, isGame } from '../../catalog/event/event.ts';
import type { SeasonLine } from './change.ts';
import type { ImportedEvent } from './imported-event.ts';
import type { Pair } from './match-events.ts';
import type { UpdateOptions } from './update-options.ts';

export function findRenames(
  lines: readonly SeasonLine[],
  schedule: readonly ImportedEvent[],
  options: UpdateOptions,
): Pair[] {
  return schedule.flatMap((imported) => {
    if (imported.status) return [];
    return onlyPair(imported, lines, schedule, (event, other) => isLikely(event, other, options));
  });
}

/** "Fiesta Bowl", of which the source does not know the sides either. */
export function findPlaceholders(
  lines: readonly SeasonLine[],
  schedule: readonly ImportedEvent[],
  { zone }: UpdateOptions,
): Pair[] {
  const isLikelyPlaceholder = (event: AuthoredEvent, imported: ImportedEvent) =>
    !isGame(event) &&
    event.end === undefined &&
    event.type !== undefined &&
    event.type === imported.type &&
    listedDay(event.start, zone) === listedDay(imported.start, zone);
  return schedule.flatMap((imported) => onlyPair(imported, lines, schedule, isLikelyPlaceholder));
}

/** Two that it could be are two too many, unless their places tell which. */
function onlyPair(
  imported: ImportedEvent,
  lines: readonly SeasonLine[],
  schedule: readonly ImportedEvent[],
  isSame: (event: AuthoredEvent, imported: ImportedEvent) => boolean,
): Pair[] {
  const candidates = lines.filter(({ event }) => isSame(event, imported));
  const [line, ...others] = atPlace(candidates, ({ event }) => event.location, imported.location);
  if (!line || others.length > 0) return [];
  const rivals = schedule.filter((other) => isSame(line.event, other));
  const left = atPlace(rivals, ({ location }) => location, line.event.location);
  return left.length === 1 && left[0] === imported ? [{ line, imported }] : [];
}

function atPlace<T>(events: T[], placeOf: (event: T) => string | undefined, place: string | undefined): T[] {
  return events.length < 2
    ? events
    : events.filter((event) => place !== undefined && placeOf(event) === place);
}

/** "ALCS Game 1", of which the sides are known now. */
export function isPlaceholder(event: AuthoredEvent, imported: ImportedEvent): boolean {
  return !isGame(event) && isGame(imported);
}

function isLikely(
  event: AuthoredEvent,
  imported: ImportedEvent,
  { zone, isComplete }: UpdateOptions,
): boolean {
  if (listedDay(event.start, zone) !== listedDay(imported.start, zone)) return false;
  const isSameType = (event.type ?? '') === (imported.type ?? '');
  if (isPlaceholder(event, imported)) {
    return isSameType && event.end === undefined && (isComplete || event.type !== undefined);
  }
  // Of a complete schedule everything else is matched, so the same day is enough.
  if (isComplete) {
    // Two other teams are another game.
    if (isGame(event)) return false;
    return isSameType && (event.end ?? event.start) === (imported.end ?? imported.start);
  }
  if (isGame(event) !== isGame(imported)) return false;
  const hasTurned = event.home === imported.away && event.away === imported.home;
  if (isGame(event) && !hasTurned && event.home !== imported.home && event.away !== imported.away)
    return false;
  if (!isSameType && event.type !== undefined && imported.type !== undefined) return false;
  return !isTimed(event.start) || !isTimed(imported.start) || event.start === imported.start;
}
