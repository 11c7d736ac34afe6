/**
 * The rows of home: what is left of today, the biggest events of the six days after it, and what lasts for days. What has no
 * row is counted.
 */
import { eventDays, lastsForDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventsAhead } from '../../catalog/event/next-event.ts';
import { openRounds } from '../../catalog/event/open-round.ts';
import {
  highlightsOfDay,
  mostImportant,
  type RankingMoment,
  starredFirst,
  withoutDuplicates,
} from '../../catalog/ranking/most-important.ts';
import { COMING_DAYS } from '../../catalog/ranking/near-days.ts';
import { todaysEvents } from '../../catalog/ranking/today.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { eventsByDay } from '../calendar/events-by-day.ts';

/** More rows than these are counted. */
const MOST_OF_TODAY = 14;
const MOST_OF_DAY = 4;
const MOST_WITH_STARS = 8;

export interface ComingWeek {
  /** The event of each row, with what else its league has then. */
  rows: Map<SportsEvent, readonly SportsEvent[]>;
  days: ReadonlyMap<string, ComingDay>;
  /** Everything ahead that has no row of its own. */
  counted: SportsEvent[];
}

export interface ComingDay {
  /** What lasts for days: of today everything, of another day what begins or ends on it. */
  lasting: SportsEvent[];
  /** The events that are not shown, by league, most first. */
  more: { league: string; count: number }[];
}

export function comingWeek(
  events: readonly SportsEvent[],
  moment: RankingMoment,
  isStarred: (event: SportsEvent) => boolean = () => false,
): ComingWeek {
  const { now, today, timeZone, sportOf, orderOf } = moment;
  const ahead = eventsAhead(events, sportOf, now);
  const rows: ComingWeek['rows'] = new Map();
  const shown = new Set<SportsEvent>();
  const addRow = (lead: SportsEvent, others: readonly SportsEvent[] = []) => {
    rows.set(lead, others);
    for (const event of [lead, ...others]) shown.add(event);
  };

  const slots = todaysEvents(events, moment, isStarred).slots.filter(({ lead }) => !lastsForDays(lead));
  const biggest = starredFirst(
    mostImportant(
      slots.map(({ lead }) => lead),
      moment,
    ),
    isStarred,
  ).slice(0, MOST_OF_TODAY);
  for (const { lead, others } of slots) if (biggest.includes(lead)) addRow(lead, others);
  for (const { games } of openRounds(ahead)) {
    for (const ofLeague of groupBy(games, ({ league }) => league).values()) {
      const [lead, ...others] = starredFirst(mostImportant(ofLeague, moment), isStarred);
      if (lead) addRow(lead, others);
    }
  }

  const days = new Map<string, ComingDay>();
  for (const { day, events: all } of eventsByDay(ahead, { from: today, days: COMING_DAYS, timeZone })) {
    const ofDay = withoutDuplicates(all, all, orderOf);
    const single = ofDay.filter((event) => !lastsForDays(event) && !event.provisional);
    const left = single.filter((event) => !shown.has(event));
    if (day !== today) {
      const starred = left.filter(isStarred).slice(0, MOST_WITH_STARS);
      const others = left.filter((event) => !starred.includes(event));
      const room = MOST_OF_DAY - starred.length - (single.length - left.length);
      for (const event of [...starred, ...highlightsOfDay(others, moment, room)]) addRow(event);
    }
    const hasRows = single.some((event) => shown.has(event));
    const lasting = ofDay.filter((event) => {
      const { from, to } = eventDays(event, timeZone);
      return lastsForDays(event) && !rows.has(event) && [today, from, to].includes(day);
    });
    // Where it is all that a day has, it is a row like any other.
    if (!hasRows) for (const event of lasting) addRow(event);
    days.set(day, {
      lasting: hasRows ? lasting : [],
      more: countsByLeague(single.filter((event) => !shown.has(event))),
    });
  }
  return { rows, days, counted: ahead.filter((event) => !rows.has(event)) };
}

function countsByLeague(events: readonly SportsEvent[]): ComingDay['more'] {
  return [...groupBy(events, ({ league }) => league)]
    .map(([league, members]) => ({ league, count: members.length }))
    .sort((a, b) => b.count - a.count);
}
