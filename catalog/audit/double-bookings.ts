/** Teams and venues that are booked twice at the same time, across leagues: a club plays in several. */
import { isTimed, listedDay } from '../day/day.ts';
import { typicalMinutes } from '../event/duration.ts';
import { type Game, isGame, type SportsEvent } from '../event/event.ts';
import { eventAnchor } from '../event/urls.ts';
import type { Finding } from '../read/finding.ts';
import { groupBy } from '../util/group-by.ts';
import { type AuditedSeason, finding } from './audited-season.ts';

const HOUR = 3_600_000;
/** The fewest hours between the starts of two games of a team; baseball has doubleheaders. */
const HOURS_BETWEEN_GAMES: Record<string, number> = { football: 72, soccer: 40, baseball: 2.5 };
const DEFAULT_HOURS_BETWEEN_GAMES = 14;
/** Sports in which a venue hosts one event at a time; an Olympic stadium, a tennis park or a golf course does not. */
const ONE_AT_A_TIME = ['football', 'basketball', 'baseball', 'hockey', 'soccer', 'mma', 'motorsport'];

interface Booking {
  audited: AuditedSeason;
  event: SportsEvent;
}

export function auditDoubleBookings(seasons: readonly AuditedSeason[]): Finding[] {
  const bookings = seasons.flatMap((audited) =>
    audited.season.events.filter((event) => !event.off).map((event) => ({ audited, event })),
  );
  return [...teamsTwice(bookings), ...venuesTwice(bookings)];
}

function teamsTwice(bookings: readonly Booking[]): Finding[] {
  const byTeam = new Map<string, (Booking & { event: Game })[]>();
  for (const { audited, event } of bookings) {
    if (!isGame(event)) continue;
    for (const team of [event.home, event.away]) {
      const key = `${audited.season.teamScope}\n${team}`;
      const games = byTeam.get(key);
      if (games) games.push({ audited, event });
      else byTeam.set(key, [{ audited, event }]);
    }
  }
  return [...byTeam].flatMap(([key, games]) => {
    const team = key.split('\n')[1] ?? '';
    return consecutive(games).flatMap(([first, second]) => {
      if (!isTooSoon(first.event, second.event, second.audited)) return [];
      const text = `${team} plays ${first.event.name} (${first.event.start}) and ${second.event.name} (${second.event.start})`;
      return [finding(second.audited, 'team-twice', `${team}: ${eventAnchor(second.event)}`, text)];
    });
  });
}

function isTooSoon(first: Game, second: Game, { league, season }: AuditedSeason): boolean {
  const sport = league.sportId;
  const isSamePair = first.home === second.home && first.away === second.away;
  if (!isTimed(first.start) || !isTimed(second.start)) {
    const isSameDay = listedDay(first.start, season.timeZone) === listedDay(second.start, season.timeZone);
    return isSameDay && !(sport === 'baseball' && isSamePair);
  }
  const hours = (Date.parse(second.start) - Date.parse(first.start)) / HOUR;
  return hours < (HOURS_BETWEEN_GAMES[sport] ?? DEFAULT_HOURS_BETWEEN_GAMES);
}

function venuesTwice(bookings: readonly Booking[]): Finding[] {
  const inOnePlace = bookings.filter(
    ({ audited, event }) =>
      isTimed(event.start) &&
      event.location.includes('(') &&
      ONE_AT_A_TIME.includes(audited.league.sportId) &&
      (isGame(event) || audited.season.teamScope === undefined),
  );
  return [...groupBy(inOnePlace, ({ event }) => event.location).values()].flatMap((bookingsThere) =>
    consecutive(bookingsThere).flatMap(([first, second]) => {
      const minutes = (Date.parse(second.event.start) - Date.parse(first.event.start)) / 60_000;
      // Many events are shorter than is typical, but not half as long.
      if (minutes >= typicalMinutes(first.event, first.audited.league.sportId) / 2) return [];
      const text = `${second.event.location}: ${first.event.name} (${first.event.start}) and ${second.event.name} (${second.event.start})`;
      return [finding(second.audited, 'venue-twice', eventAnchor(second.event), text)];
    }),
  );
}

function consecutive<B extends Booking>(bookings: readonly B[]): [B, B][] {
  const sorted = [...bookings].sort((a, b) => (a.event.start < b.event.start ? -1 : 1));
  return sorted.flatMap((second, at) => {
    const first = sorted[at - 1];
    return first ? [[first, second] as [B, B]] : [];
  });
}
