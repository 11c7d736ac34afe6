/** How many days ahead the home and category pages look, today included. */
export const DAYS_AHEAD = 7;
