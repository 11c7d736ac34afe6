/**
 * key-dates: the key dates of the seasons of a category's leagues and facts about them, by sport; what was over half a year
 * before the newest data is left out.
 * Loaded by categories.
 */
import { addDays } from '../../catalog/day/day.ts';
import { compareAcrossLeagues } from '../../catalog/event/weeks.ts';
import { type PackedKeyDates, packEvents } from '../../catalog/packed/packed-events.ts';
import { keyDatesOf } from '../../catalog/season/key-dates.ts';
import type { League } from '../../catalog/season/league.ts';
import { factsOfSeasons } from '../../catalog/season/season-facts.ts';
import { dayOfData } from '../../feeds/calendar-feeds.ts';
import type { MakeLists } from './kind.ts';

/** Category pages show what comes next. The grace is for clocks that are slow, and for tests that look back. */
const GRACE_DAYS = 200;

export const keyDateLists: MakeLists = ({ catalog, data, looks }) => {
  const since = addDays(dayOfData(catalog), -GRACE_DAYS);
  return new Map(catalog.categories.map(({ sportId, leagues }) => [sportId, () => listOf(leagues)]));

  function listOf(leagues: readonly League[]): PackedKeyDates {
    const dates = leagues
      .flatMap(keyDatesOf)
      .filter(({ start, end }) => (end ?? start) >= since)
      .sort(compareAcrossLeagues);
    return {
      dates: packEvents(dates, { looks, races: data.raceCountries }),
      facts: leagues.flatMap((league) =>
        // A league that is over keeps its last season.
        factsOfSeasons(league).filter(({ to }, index, all) => to >= since || index === all.length - 1),
      ),
    };
  }
};
