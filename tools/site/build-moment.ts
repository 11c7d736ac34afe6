/** The moment as of which the whole site is made, to the minute: SPORTS_CALENDAR_NOW, or when it was first asked for. */
export function buildMoment(): string {
  const moment = process.env.SPORTS_CALENDAR_NOW ?? new Date().toISOString();
  // The renderer reads it there (vite.config.ts): built once, it renders at any moment.
  process.env.SPORTS_CALENDAR_NOW = `${moment.slice(0, 16)}:00Z`;
  return process.env.SPORTS_CALENDAR_NOW;
}
