/** What must be known of an event to write when it is: few enough to be attributes of the element that says it (time.tsx). */
import { isTimed, MS_PER_DAY } from '../../catalog/day/day.ts';
import { offsetIn } from '../../catalog/day/zone-offset.ts';
import { openRound } from '../../catalog/event/open-round.ts';

/** An event, or a plain day or instant. */
export interface Dated {
  start: string;
  end?: string | null;
  provisional?: true;
  details?: string;
  /** That of the venue. Without it, what has only a day begins with that of the visitor. */
  zone?: string;
}

export interface TimeFacts {
  /** A day or an instant; of a round whose days are open, the first possible day. */
  start: string;
  end: string;
  isOpen: boolean;
  /** By how many minutes the clocks of the venue are ahead of UTC on a plain day. */
  offset: number | undefined;
}

export function timeFacts(of: Dated): TimeFacts {
  const { start, end, zone } = of;
  const round = openRound(of);
  return {
    start: round?.from ?? start,
    end: round?.to ?? (end == null || isOneNight(start, end) ? start : end),
    isOpen: round !== undefined,
    offset: zone === undefined || isTimed(start) ? undefined : noonOffset(zone, start),
  };
}

/** What ends after midnight is still on the day that it begins. */
const isOneNight = (start: string, end: string) =>
  isTimed(start) && Date.parse(end) - Date.parse(start) < MS_PER_DAY;

/** The zone itself would have to be looked up by Intl before the first paint. */
function noonOffset(zone: string, day: string): number {
  return offsetIn(zone, Date.parse(`${day}T12:00:00Z`)) / 60_000;
}
