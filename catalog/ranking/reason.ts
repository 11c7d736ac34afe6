/** Why an event is big, in the words of a tag: facts of the data only. */
import type { SportsEvent } from '../event/event.ts';
import { tagOf } from '../event/vocabulary.ts';
import { isPrimeTime } from './most-important.ts';

/** Undefined if it is not. */
export function reasonOf(event: SportsEvent): string | undefined {
  const { importance, type } = event;
  if (importance === 'semi-final') return 'Semi-final';
  if (importance === 'draft') return type;
  if (importance === 'minor') return undefined;
  if (importance !== 'regular') return tagOf(event);
  return event.rivalry ?? (isPrimeTime(event) ? 'Prime time' : undefined);
}
