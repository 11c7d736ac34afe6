/** What a calendar of one's own leaves out, in sentences: for its description, and for the dialog that offers it. */
import type { LimitedMix } from './feed-limit.ts';

export type LeftOut = Omit<LimitedMix<unknown>, 'events'>;

/** `14 Jan 2027`, in a calendar's description. */
const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const dayInEnglish = (day: string) => FORMAT.format(new Date(day));

/** Undefined if nothing is. */
export function leftOutText({ from, waiting }: LeftOut, textOfDay = dayInEnglish): string | undefined {
  if (from === undefined) return undefined;
  const past = `Calendar apps read up to about 1 MB, so this calendar leaves out events that ended before ${textOfDay(from)}`;
  if (!waiting) return `${past}.`;
  const count = `${waiting.events.toLocaleString('en')} less important ${waiting.events === 1 ? 'event' : 'events'}`;
  return `${past}, and ${count} from ${textOfDay(waiting.from)} on. These will be added closer to the date.`;
}
