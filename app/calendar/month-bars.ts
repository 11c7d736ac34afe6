/** What lasts several days in a month of all sports: bars in the lanes of each week, the most important first. */
import { daysBetween } from '../../catalog/day/day.ts';
import { eventDays } from '../../catalog/day/event-days.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { type OpenRound, openRounds } from '../../catalog/event/open-round.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { eventRank } from '../../catalog/ranking/most-important.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { leagueBySlug, navigationOrder } from '../data/site-map.ts';
import { openDatesText } from '../month/month-layout.ts';
import { dayRange, roundText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';

/** Bars of one week, one below the other; what has no lane is in the list of its days. */
export const MAX_LANES = 4;

export interface LongSpan {
  key: string;
  name: string;
  href: string;
  title: string;
  /** What is open about the dates; such a bar is dashed. */
  openText?: string | undefined;
  from: string;
  to: string;
  /** One tournament, or the games of a round whose days are not known yet. */
  events: readonly [SportsEvent, ...SportsEvent[]];
}

export interface MonthBar {
  span: LongSpan;
  lane: number;
  /** Its first day within the week. */
  day: string;
  days: number;
  continuesBefore: boolean;
  continuesAfter: boolean;
}

/** Tournaments, and rounds whose games have no days of their own yet. The most important first. */
export function longSpans(events: Iterable<SportsEvent>, visitor: Visitor): LongSpan[] {
  const all = [...new Set(events)];
  const tournaments = all
    .filter((event) => !isGame(event))
    .map((event) => tournamentSpan(event, visitor))
    .filter(({ from, to }) => from !== to);
  const rounds = [...groupBy(all, ({ league }) => league).values()]
    .flatMap(openRounds)
    .filter(({ round }) => round.to >= visitor.today)
    .map(({ round, games }) => roundSpan(round, games, visitor));
  const isOnce = onceByName();
  return [...tournaments, ...rounds]
    .map((span) => ({ span, rank: eventRank(span.events[0]), order: navigationOrder(span.events[0]) }))
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .map(({ span }) => span)
    .filter(isOnce);
}

/** A tournament that counts for two tours is in the lists of both. */
function onceByName() {
  const seen = new Set<string>();
  return ({ name, from }: LongSpan) => {
    const key = `${name} ${from}`;
    return !seen.has(key) && seen.add(key);
  };
}

function tournamentSpan(event: SportsEvent, visitor: Visitor): LongSpan {
  const { from, to } = eventDays(event, visitor.timeZone);
  const openText = openDatesText(event);
  return {
    key: event.id,
    name: event.name,
    href: eventPath(event),
    title: [event.name, dayRange(from, to, visitor, visitor.today), openText, event.location]
      .filter(Boolean)
      .join(' · '),
    openText,
    from,
    to,
    events: [event],
  };
}

function roundSpan(round: OpenRound, games: LongSpan['events'], visitor: Visitor): LongSpan {
  const { from, to } = round;
  const [{ league, start }] = games;
  const { name = '', path = '/' } = leagueBySlug(league) ?? {};
  return {
    key: `${league} ${from} ${to}`,
    name,
    href: path,
    title: `${name}: ${countText(games.length, 'game')}, ${roundText(start, visitor)}, dates to be confirmed`,
    openText: 'TBC',
    from,
    to,
    events: games,
  };
}

/** The bars of a week; `spans` in the order in which they get a lane. */
export function monthBars(
  spans: readonly LongSpan[],
  days: readonly string[],
  maxLanes = MAX_LANES,
): MonthBar[] {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  const lanes: LongSpan[][] = [];
  return spans.flatMap((span): MonthBar[] => {
    if (span.from > last || span.to < first) return [];
    const free = lanes.findIndex((members) =>
      members.every((other) => other.to < span.from || other.from > span.to),
    );
    const lane = free === -1 ? lanes.length : free;
    if (lane === maxLanes) return [];
    lanes[lane] = [...(lanes[lane] ?? []), span];
    const from = span.from < first ? first : span.from;
    const to = span.to > last ? last : span.to;
    return [
      {
        span,
        lane,
        day: from,
        days: daysBetween(from, to) + 1,
        continuesBefore: span.from < first,
        continuesAfter: span.to > last,
      },
    ];
  });
}
