/** The words of an event in a calendar, which has no other way to say that a day is provisional. */
import type { SportsEvent } from '../catalog/event/event.ts';

type Named = Pick<SportsEvent, 'name' | 'details' | 'provisional'>;

const OPEN_DATE = /^date and time to be confirmed$/i;
const OPEN_NAME = ' (TBC)';
const MAY_MOVE = 'Date TBC: may move by up to three days';

export function calendarName({ name, provisional }: Named): string {
  return provisional ? `${name}${OPEN_NAME}` : name;
}

/** Whether a name of a calendar's event says so. */
export function isProvisionalName(name: string): boolean {
  return name.endsWith(OPEN_NAME);
}

export function calendarDetails({ details, provisional }: Named): string {
  if (!provisional) return details;
  const others = details.split(/;\s*/).filter((detail) => detail !== '' && !OPEN_DATE.test(detail));
  return [...others, MAY_MOVE].join('\n');
}
