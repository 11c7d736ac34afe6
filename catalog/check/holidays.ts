/** Every holiday has its day in each of these years; one that follows an event, in a year of which the event is known. */
import { buildLeague } from '../read/build-catalog.ts';
import { holidayDays } from '../read/holiday.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';

const YEARS = [2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030];

export function checkHolidays(data: DataFolder): Problem[] {
  const followed = new Set(
    data.holidays.map(({ rule }) => (rule.type === 'event' ? rule.league : undefined)),
  );
  const leagues = data.leagues.filter(({ slug }) => followed.has(slug)).map((league) => buildLeague(league));
  return data.holidays.flatMap((holiday, index) => {
    const problem = (reason: string) => [{ file: 'holidays.json', path: [index, 'rule'], reason }];
    const missing = YEARS.filter((year) => !holidayDays(holiday, year, leagues));
    if (holiday.rule.type === 'event') {
      return missing.length === YEARS.length ? problem('matches no event of the league') : [];
    }
    return missing.length > 0 ? problem(`gives no day in ${missing.join(', ')}`) : [];
  });
}
