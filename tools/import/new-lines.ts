/** Drafts without a line, in the order of time, as lines: heading and type by the league's habits, sources as of the import. */
import { listedDay } from '../../catalog/day/day.ts';
import { type AuthoredEvent, isGame } from '../../catalog/event/event.ts';
import { applyMove } from './apply-move.ts';
import type { Draft } from './draft.ts';
import { ImportError, quote } from './import-error.ts';
import type { Line, MergeOptions } from './merge.ts';

export function newLines(drafts: readonly Draft[], existing: readonly Line[], options: MergeOptions): Line[] {
  const names = new Map<string, Set<string>>();
  const namesOn = (start: string) => {
    const day = listedDay(start, options.zone);
    const found = names.get(day) ?? new Set();
    names.set(day, found);
    return found;
  };
  for (const { event } of existing) namesOn(event.start).add(event.name);
  return drafts.map((draft) => {
    const type = draft.type ?? options.type;
    const category = draft.category ?? options.habits.category(type, isGame(draft)) ?? options.category;
    if (category === undefined) {
      const what = type === undefined ? 'without a type' : `of the type ${quote(type)}`;
      throw new ImportError(
        `${quote(draft.name ?? '')} is new, and events ${what} have no category yet: add --category`,
        draft.line,
      );
    }
    const name = draft.name ?? '';
    const isSecondGame = options.hasDoubleheaders && isGame(draft) && namesOn(draft.start).has(name);
    const event = eventOf(draft, isSecondGame ? `${name} (Game 2)` : name, type, options);
    namesOn(draft.start).add(event.name);
    return { category, event };
  });
}

function eventOf(
  draft: Draft,
  name: string,
  type: string | undefined,
  { habits, provenance }: MergeOptions,
): AuthoredEvent {
  const { start, end, home, away, occurrence, location, details, extras, status } = draft;
  const event: AuthoredEvent = {
    start,
    ...(end && { end }),
    name,
    ...(home !== undefined && away !== undefined && { home, away }),
    ...(occurrence !== undefined && occurrence > 1 && { occurrence }),
    ...(type !== undefined && { type }),
    ...(location !== undefined && { location: habits.location(location) }),
    ...(details !== undefined && { details }),
    ...(extras !== undefined && { extras }),
    ...provenance,
  };
  return status ? applyMove(event, { status }, provenance) : event;
}
