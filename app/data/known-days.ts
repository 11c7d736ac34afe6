/** From which day to which the site knows more than a date or two; a test compares it with the catalogue. */
export const FIRST_DAY = '2023-01-01';
export const LAST_DAY = '2028-12-31';

export function isKnownDay(day: string): boolean {
  return FIRST_DAY <= day && day <= LAST_DAY;
}
