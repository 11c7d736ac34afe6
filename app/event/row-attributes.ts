/**
 * The attributes of an event's row by which style sheets show what depends on the visitor's zone and clock. First those that
 * say when it is, then those that follow from them: a script sets these before the first paint (first-paint.ts).
 */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { lastsUntil } from '../../catalog/event/status.ts';
import { type RowFacts, rowMarks } from '../time/row-marks.ts';
import { timeFacts } from '../time/time-facts.ts';
import type { TimeReader } from '../time/time-forms.ts';

const mark = (isSet: boolean) => (isSet ? '' : undefined);

/** @param previous the row before it among its siblings that is not left out */
export function rowAttributes(
  event: SportsEvent,
  previous: SportsEvent | undefined,
  sport: string,
  visitor: TimeReader,
) {
  const row = rowFacts(event, sport);
  const marks = rowMarks(row, previous && rowFacts(previous, sport), visitor);
  return {
    'data-start': row.start,
    'data-end': row.end === row.start ? undefined : row.end,
    'data-open': mark(row.isOpen),
    'data-off': mark(row.isOff),
    'data-until': row.until,
    'data-first': mark(marks.first),
    'data-today': mark(marks.today),
    'data-live': mark(marks.live),
    'data-over': mark(marks.over),
    'data-outside': mark(marks.outside),
    'data-hidden': mark(marks.hidden),
    suppressHydrationWarning: true,
  };
}

/** Whether, in any zone, its date may not be that of the row before it. */
export function mayBeFirst(event: SportsEvent, previous: SportsEvent | undefined): boolean {
  const datesOf = (each: SportsEvent) => Object.values(timeFacts({ ...each, zone: undefined })).join();
  return !previous || datesOf(event) !== datesOf(previous);
}

function rowFacts(event: SportsEvent, sport: string): RowFacts {
  const { start, end, isOpen } = timeFacts(event);
  return { start, end, isOpen, until: lastsUntil(event, sport), isOff: event.off !== undefined };
}
