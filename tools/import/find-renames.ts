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
    const candidates = lines.filter((line) => isLikely(line.event, imported, options));
    const [line] = candidates;
    // Two that it could be are two too many.
    if (!line || candidates.length > 1 || imported.status) return [];
    const rivals = schedule.filter((other) => isLikely(line.event, other, options));
    return rivals.length === 1 ? [{ line, imported }] : [];
  });
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
  if (isGame(event) && event.home !== imported.home && event.away !== imported.away) return false;
  if (!isSameType && event.type !== undefined && imported.type !== undefined) return false;
  return !isTimed(event.start) || !isTimed(imported.start) || event.start === imported.start;
}
