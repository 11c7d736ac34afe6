/** A period such as the regular season covers the games that belong to it. */

import { listedDay } from '../day/day.ts';
import { isGame } from '../event/event.ts';
import { numberedRound } from '../event/vocabulary.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { type Entry, entriesOfSeason, problemAt } from './entries.ts';

/** Periods that are named after the category of their games. */
const PERIODS = ['Regular Season', 'Preseason', 'Group Stage'];

function belongsTo(period: string, game: Entry): boolean {
  return (
    game.category === period || (period === 'Regular Season' && numberedRound(game.category) !== undefined)
  );
}

export function checkSeasonPeriods(data: DataFolder): Problem[] {
  return data.leagues.flatMap((league) =>
    league.seasons.flatMap((season) => {
      const timeZone = league.content.seasonOverrides?.[season.label]?.timeZone ?? league.content.timeZone;
      const entries = entriesOfSeason(league, season);
      const periods = entries.filter(
        ({ event }) => event.end !== undefined && !isGame(event) && PERIODS.includes(event.name),
      );
      return periods.flatMap((period) => {
        const { name, start, end = start } = period.event;
        const outside = entries.filter(
          (game) =>
            isGame(game.event) &&
            belongsTo(name, game) &&
            (listedDay(game.event.start, timeZone) < start || listedDay(game.event.start, timeZone) > end),
        );
        const first = outside[0];
        if (!first) return [];
        const reason = `the period ${start} to ${end} does not cover ${outside.length} of its games, e.g. "${first.event.name}" on ${first.event.start}`;
        return [problemAt(period, 'start', reason)];
      });
    }),
  );
}
