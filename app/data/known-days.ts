/** The range of the calendar; calendar-query.test.ts compares it with the catalogue. */
export const FIRST_DAY = '2023-01-01';
export const LAST_DAY = '2028-12-31';

export function isInCalendar(day: string): boolean {
  return FIRST_DAY <= day && day <= LAST_DAY;
}
