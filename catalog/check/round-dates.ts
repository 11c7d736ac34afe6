/** A game of a week is played in that week. Matchdays are not of the calendar: their games are moved by months. */

import { daysBetween, listedDay } from '../day/day.ts';
import { eventId } from '../event/identity.ts';
import { numberedRound } from '../event/vocabulary.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { groupBy } from '../util/group-by.ts';
import { type Entry, problemAt } from './entries.ts';
import { type Finding, withoutKnown } from './known-exceptions.ts';
import { gamesByPart } from './rounds.ts';

/** From the day in the middle of a week's games: most weeks are from Thursday to Monday. */
const MAX_DAYS_AWAY = 6;
/** Fewer games do not show when their week is. */
const MIN_GAMES = 3;

export function checkRoundDates(data: DataFolder): Problem[] {
  const findings = data.leagues.flatMap((league) =>
    league.seasons.flatMap((season) => {
      const timeZone = league.content.seasonOverrides?.[season.label]?.timeZone ?? league.content.timeZone;
      const dayOf = ({ event }: Entry) => listedDay(event.start, timeZone);
      return [...gamesByPart(league, season).values()].flatMap((games) => {
        const weeks = groupBy(
          games.filter(({ event }) => numberedRound(event.type)?.kind === 'Week'),
          ({ event }) => event.type,
        );
        return [...weeks].flatMap(([week, entries]): Finding[] => {
          const middle = entries.map(dayOf).sort()[Math.floor(entries.length / 2)];
          if (middle === undefined || entries.length < MIN_GAMES) return [];
          return entries
            .filter((entry) => Math.abs(daysBetween(middle, dayOf(entry))) > MAX_DAYS_AWAY)
            .map((entry) => {
              const reason = `"${entry.event.name}" on ${dayOf(entry)} is not in ${week}, which is about ${middle}`;
              return {
                about: eventId(league.slug, season.label, entry.event),
                problem: problemAt(entry, 'type', reason),
              };
            });
        });
      });
    }),
  );
  return withoutKnown(data, 'round-date', findings);
}
