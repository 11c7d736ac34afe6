/** The moment as of which pages are built for tests, so that what they show holds in every year. */
export const TEST_NOW = '2026-11-15T14:30:00Z';
