/** A team plays once a day, over all competitions of its scope; the second game of a doubleheader says so. */

import { isTimed, listedDay } from '../day/day.ts';
import { isGame } from '../event/event.ts';
import { eventId } from '../event/identity.ts';
import { calledOff } from '../event/vocabulary.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder, LeagueData } from '../read/read-data.ts';
import { memoize } from '../util/memoize.ts';
import { allEntries, type Entry, problemAt } from './entries.ts';
import { type Finding, withoutKnown } from './known-exceptions.ts';

const SECOND_GAME = / \(Game \d\)$/;

export function checkTwoGamesADay(data: DataFolder): Problem[] {
  const games = new Map<string, Entry>();
  const findings = allEntries(data).flatMap((entry): Finding[] => {
    const { league, season, event } = entry;
    if (!isGame(event) || calledOff(event.details ?? '') !== undefined) return [];
    const { teamScope, timeZone, seasonOverrides } = league.content;
    const { teamScope: scope = teamScope, timeZone: zone = timeZone } = seasonOverrides?.[season.label] ?? {};
    const day = listedDay(event.start, zone);
    for (const side of ['home', 'away'] as const) {
      const key = `${scope}\n${event[side]}\n${day}`;
      const other = games.get(key);
      if (other === undefined) {
        games.set(key, entry);
      } else if (other !== entry && !isDoubleheader(entry, other) && !mayMove(entry, other)) {
        const reason = `"${event[side]}" has two games on ${day}: also "${other.event.name}" (${other.season.file})`;
        return [
          { about: eventId(league.slug, season.label, event), problem: problemAt(entry, side, reason) },
        ];
      }
    }
    return [];
  });
  return withoutKnown(data, 'two-games-a-day', findings);
}

/** One that was rained off and moved to the day of another keeps its name, as its identity. */
function isDoubleheader(a: Entry, b: Entry): boolean {
  return (
    a.league === b.league &&
    a.event.home === b.event.home &&
    a.event.away === b.event.away &&
    hasSecondGames(a.league)
  );
}

const hasSecondGames = memoize((league: LeagueData) =>
  league.seasons.some(({ content }) =>
    Object.values(content.events).some((events) => events.some(({ name }) => SECOND_GAME.test(name))),
  ),
);

/** A matchday's game without a time is only on its default day, so a cup tie may be there as well. */
function mayMove(a: Entry, b: Entry): boolean {
  const isOnDefaultDay = ({ league, event }: Entry) =>
    league.content.daysProvisionalUntilTimed === true && !isTimed(event.start);
  return a.league !== b.league && (isOnDefaultDay(a) || isOnDefaultDay(b));
}
