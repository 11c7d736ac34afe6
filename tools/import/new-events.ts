/** Imported events that the season does not have, as lines: what no source states is as the league has it elsewhere. */
import { listedDay } from '../../catalog/day/day.ts';
import { type AuthoredEvent, isGame } from '../../catalog/event/event.ts';
import { applyMove, type SeasonLine } from './change.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportedEvent } from './imported-event.ts';
import type { PatchOptions } from './update-options.ts';

export function newEvents(
  schedule: readonly ImportedEvent[],
  existing: readonly SeasonLine[],
  options: PatchOptions,
): SeasonLine[] {
  const { zone, habits, provenance } = options;
  const dayAndName = (start: string, name: string) => `${listedDay(start, zone)}\n${name}`;
  const taken = new Set(existing.map(({ event }) => dayAndName(event.start, event.name)));
  return schedule.map((imported) => {
    const { name = '', start, status } = imported;
    const type = imported.type ?? options.type;
    const category = imported.category ?? habits.category(type, isGame(imported)) ?? options.category;
    if (category === undefined) {
      const what = type === undefined ? 'without a type' : `of the type ${quote(type)}`;
      throw new ImportError(
        `${quote(name)} is new, and events ${what} have no category yet: add --category`,
        imported.line,
      );
    }
    const isSecondGame = options.hasDoubleheaders && isGame(imported) && taken.has(dayAndName(start, name));
    const event = eventOf({
      ...imported,
      ...provenance,
      name: isSecondGame ? `${name} (Game 2)` : name,
      type,
    });
    taken.add(dayAndName(start, event.name));
    return { category, event: status ? applyMove(event, { status }, provenance) : event };
  });
}

/** What an imported event states, as a line of a season file. */
export function eventOf({
  line: _,
  category: __,
  status: ___,
  isNeutral: ____,
  hasNoSidesYet: _____,
  end,
  name = '',
  occurrence = 1,
  ...facts
}: ImportedEvent): AuthoredEvent {
  const event = { ...facts, name, ...(end && { end }), ...(occurrence > 1 && { occurrence }) };
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as typeof event;
}
