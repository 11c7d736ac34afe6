/** The week's big events, each with the reason in the words of a tag: facts of the data only. */
import { eventDays } from '../day/event-days.ts';
import { isGame, type SportsEvent } from '../event/event.ts';
import { inListOrder, listedUnder } from '../event/list-order.ts';
import { eventsAhead } from '../event/next-event.ts';
import { todayFor } from '../event/status.ts';
import { tagOf } from '../event/vocabulary.ts';
import { isPrimeTime, mostImportant, type RankingMoment, withoutDuplicates } from './most-important.ts';

export interface BigEvent {
  event: SportsEvent;
  reason: string;
  /** The day to be there: of a tournament that ends within the days its last one, else the first that is left. */
  day: string;
}

const LIMITS = { max: 10, maxOfLeague: 3 };

/** Why it is big on a day: what lasts for days is decided on the last. */
export function reasonOn(event: SportsEvent, day: string): string | undefined {
  const reason = reasonOf(event);
  const isDecidedLater = !isGame(event) && event.end !== null && day < event.end.slice(0, 10);
  return reason === 'Final' && isDecidedLater ? undefined : reason;
}

/** Why it is big; undefined if it is not. */
export function reasonOf(event: SportsEvent): string | undefined {
  const { importance, type } = event;
  if (importance === 'semi-final') return 'Semi-final';
  if (importance === 'draft') return type;
  if (importance === 'minor') return undefined;
  if (importance !== 'regular') return tagOf(event);
  return event.rivalry ?? (isPrimeTime(event) ? 'Prime time' : undefined);
}

/** The biggest that are left of the days until the last one, in the order in which to be there. */
export function bigEvents(
  events: readonly SportsEvent[],
  moment: RankingMoment,
  lastDay: string,
): BigEvent[] {
  const { now, timeZone, sportOf, orderOf } = moment;
  const ahead = eventsAhead(events, sportOf, now);
  const big = withoutDuplicates(ahead, events, orderOf).flatMap((event) => {
    const reason = reasonOf(event);
    if (!reason) return [];
    const { from, to } = eventDays(event, timeZone);
    const firstDay = listedUnder(event, timeZone);
    const currentDay = todayFor(event, moment);
    // The last day of a tournament is the one that decides it.
    const isDecided = from !== to && to <= lastDay;
    const day = isDecided ? to : firstDay < currentDay ? currentDay : firstDay;
    const last = sportOf(event) === 'golf' ? 'Final round' : 'Final';
    return [{ event, day, reason: isDecided && !isGame(event) ? last : reason }];
  });
  const byEvent = new Map(big.map((each) => [each.event, each]));
  const chosen = mostImportant([...byEvent.keys()], moment, LIMITS);
  const ordered = inListOrder(chosen, timeZone, (event) => byEvent.get(event)?.day ?? '');
  return ordered.flatMap((event) => byEvent.get(event) ?? []);
}
